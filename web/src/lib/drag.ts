/** Dragging with mouse, pen or finger: an element follows the pointer and is dropped on anything that accepts it. */
import type { Attachment } from 'svelte/attachments';

import { zoomNow } from './zoom';

const FAR_ENOUGH = 6;

export interface Dragging {
  /** What it may be dropped on, as a selector. */
  onto: string;
  enabled: () => boolean;
  drop: (target: HTMLElement) => void;
  lift?: () => void;
}

/** A press without movement stays a press, as does one by an unsteady finger: only an element that has left its place
 * is dropped. */
export function draggable(dragging: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;
    let over: Element | null = null;

    const targetAt = (x: number, y: number) => {
      node.style.pointerEvents = 'none';
      const found = document.elementFromPoint(x, y)?.closest(dragging.onto) ?? null;
      node.style.pointerEvents = '';
      return found;
    };
    /** Whether it is let go where it was taken. */
    const isOver = ({ clientX, clientY }: PointerEvent) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    };
    const hover = (target: Element | null) => {
      if (target === over) return;
      over?.classList.remove('over');
      target?.classList.add('over');
      over = target;
    };
    const rest = () => {
      if (from && node.hasPointerCapture(from.id)) node.releasePointerCapture(from.id);
      from = null;
      hover(null);
      node.style.translate = '';
      node.classList.remove('dragged');
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !dragging.enabled()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moving = false;
      node.setPointerCapture(event.pointerId); // a quick hand is gone before it has moved
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving) {
        if (Math.hypot(x, y) < FAR_ENOUGH) return;
        moving = true;
        node.classList.add('dragged');
        dragging.lift?.();
      }
      const zoom = zoomNow();
      node.style.translate = `${x / zoom}px ${y / zoom}px`;
      hover(targetAt(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const target = moving ? targetAt(event.clientX, event.clientY) : null;
      rest();
      if (moving && isOver(event)) node.click();
      else if (target) dragging.drop(target as HTMLElement);
    };
    // The click that ends a drag is none; one of ours, or by a key, is.
    const click = (event: MouseEvent) => {
      if (!moving || !event.detail) return;
      moving = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', rest);
    node.addEventListener('click', click, true);
    return () => {
      rest();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', rest);
      node.removeEventListener('click', click, true);
    };
  };
}
