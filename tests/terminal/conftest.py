"""The parent of the tests may ignore SIGHUP, as nohup does; what the tests start must not inherit that."""

import signal

if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    # What is handled is not inherited, and the tests themselves still go on when their terminal is closed.
    signal.signal(signal.SIGHUP, lambda number, frame: None)
