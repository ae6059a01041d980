/** What happened at the stall, in as few lines as tell it: facts put together, each in the reader's language. */
import type { EntryInfo, FactInfo } from '../../generated/messages';
import { say, texts } from '../../lib/text.svelte';
import { factSentence, minus, signed, thing } from '../../lib/words';
import type { TableController } from '../../table/controller.svelte';
import type { Line } from '../contract';

const number = (fact: FactInfo, name: string) => Number(fact.arguments[name]);
const word = (fact: FactInfo, name: string) => thing('tsukiji', String(fact.arguments[name]));

export function tell(entry: EntryInfo, table: TableController): Line[] {
  const facts = entry.facts ?? [];
  return [
    ...ownTickets(facts),
    ...ready(entry, table),
    ...quotation(facts),
    ...purchase(facts, table),
    ...rest(facts, table),
  ];
}

/** Who has finished is worth a line only as long as others have not. */
function ready(entry: EntryInfo, table: TableController): Line[] {
  const fact = entry.facts?.find((each) => each.name === 'seat-ready');
  if (!fact || number(fact, 'seat') === table.seat) return [];
  const turned = (each: EntryInfo) => each.facts?.some((every) => every.name === 'ticket-revealed');
  if (table.log.some((each) => each.seq >= entry.seq && turned(each))) return [];
  return [{ seat: number(fact, 'seat'), text: factSentence('tsukiji', fact, table.info) }];
}

/** One's own tickets, from the leftmost lot on. */
function ownTickets(facts: FactInfo[]): Line[] {
  const laid = facts.filter((fact) => fact.name === 'ticket-placed');
  if (!laid.length) return [];
  const tickets = laid.map((fact) => word(fact, 'ticket')).join(say('list-comma'));
  return [{ seat: number(laid[0]!, 'seat'), text: say('tsukiji-web-told-tickets', { tickets, lots: laid.length }) }];
}

function quotation(facts: FactInfo[]): Line[] {
  const lines: Line[] = [];
  const tablets = new Map(
    facts.filter((each) => each.name === 'tablet-given').map((each) => [number(each, 'lot'), each]),
  );
  const valued = facts.filter((fact) => fact.name === 'lot-valued');
  if (valued.length) lines.push({ text: say('tsukiji-told-reveal') });
  for (const fact of [...valued].sort((a, b) => price(b) - price(a))) {
    const tablet = tablets.get(number(fact, 'lot'));
    if (!tablet) continue;
    lines.push({
      text: say('tsukiji-web-told-lot', {
        lot: number(fact, 'lot'),
        value: minus(number(fact, 'value')),
        struck: number(fact, 'struck'),
        doublings: number(fact, 'doublings'),
        price: number(tablet, 'price'),
        modifier: signed(number(tablet, 'modifier')),
      }),
    });
  }
  const moved = facts.filter((fact) => fact.name === 'marker-moved' && number(fact, 'moved'));
  if (moved.length)
    lines.push({
      text: say('tsukiji-web-told-market', {
        moves: texts.list(
          moved.map((fact) =>
            say('tsukiji-web-told-move', {
              product: word(fact, 'product'),
              by: signed(number(fact, 'moved')),
              space: number(fact, 'space'),
            }),
          ),
        ),
      }),
    });
  return lines;

  function price(fact: FactInfo): number {
    const tablet = tablets.get(number(fact, 'lot'));
    return tablet ? number(tablet, 'price') : 0;
  }
}

/** A purchase and the laying out that follows it, in one line or two. */
function purchase(facts: FactInfo[], table: TableController): Line[] {
  const lines: Line[] = [];
  for (const fact of facts) {
    const { name } = fact;
    if (name === 'lot-bought') {
      const seat = number(fact, 'seat');
      const cards = facts.filter((each) => each.name === 'product-laid').map((each) => word(each, 'product'));
      lines.push({
        seat,
        text: cards.length
          ? say('tsukiji-told-buys-cards', {
              seat: table.name(seat),
              lot: number(fact, 'lot'),
              price: number(fact, 'price'),
              cards: texts.list(cards),
            })
          : factSentence('tsukiji', fact, table.info),
      });
    } else if (['passed', 'takusan-laid', 'takusan-discarded', 'yakuza-paid', 'yakuza-went'].includes(name)) {
      lines.push({ seat: number(fact, 'seat'), text: factSentence('tsukiji', fact, table.info) });
    }
  }
  return lines;
}

/** What stands for itself. */
const PLAIN = ['first-player', 'lot-discarded', 'bonus', 'round-begins'];

function rest(facts: FactInfo[], table: TableController): Line[] {
  return facts
    .filter((fact) => PLAIN.includes(fact.name))
    .map((fact) => ({
      ...('seat' in fact.arguments ? { seat: number(fact, 'seat') } : {}),
      text: factSentence('tsukiji', fact, table.info),
    }));
}
