import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { withTax } from './payments/amounts.ts';
import { dueStep, inGrace, lapsed, payMonth, reinstated } from './membership/membership-rules.ts';
import type { MembershipRecord } from '../businesses/index.ts';
import { csvCell as cell } from '@wiki/domain';
import { day } from './payments/period.ts';

const at = (text: string) => new Date(`${text}T10:00:00.000Z`);

describe('tax', () => {
  it.each([
    [12_000_000, 19, 2_280_000],
    [12_000_000, 0, 0],
    // 19 % of 123 pesos is 23.37, of 150 pesos 28.5: half up, whole pesos.
    [12_300, 19, 2_300],
    [15_000, 19, 2_900],
    [10_000, 5.55, 600],
  ])('of %i hundredths at %d %% is %i', (subtotal, percent, tax) => {
    expect(withTax(subtotal, percent)).toEqual({
      subtotalMinor: subtotal,
      taxMinor: tax,
      totalMinor: subtotal + tax,
    });
  });

  it('is whole, adds up and is off by half a peso at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (pesos, hundredths) => {
          const { subtotalMinor, taxMinor, totalMinor } = withTax(pesos * 100, hundredths / 100);
          expect(subtotalMinor + taxMinor).toBe(totalMinor);
          expect(totalMinor % 100).toBe(0);
          expect(Math.abs(taxMinor - (pesos * hundredths) / 100)).toBeLessThanOrEqual(50.001);
        },
      ),
    );
  });
});

const paid = (change: Partial<MembershipRecord> = {}): MembershipRecord => ({
  plan: 'business',
  status: 'active',
  periodStart: at('2026-10-21'),
  periodEnd: at('2026-11-21'),
  graceEnd: null,
  endsAtPeriodEnd: false,
  suspensionReason: null,
  ...change,
});

describe('the clock', () => {
  it.each([
    ['nothing eight days before the end', paid(), false, '2026-11-13', null],
    ['an invoice seven days before', paid(), false, '2026-11-14', 'invoice'],
    ['nothing more while it waits to be paid', paid(), true, '2026-11-20', null],
    ['grace at the end', paid(), true, '2026-11-21', 'grace'],
    ['first an invoice after weeks of standstill', paid(), false, '2027-01-10', 'invoice'],
    ['then grace', paid(), true, '2027-01-10', 'grace'],
    [
      'nothing before a downgrade is due',
      paid({ endsAtPeriodEnd: true }),
      false,
      '2026-11-20',
      null,
    ],
    ['the end that was asked for', paid({ endsAtPeriodEnd: true }), false, '2026-11-21', 'end'],
    ['nothing to a suspended one', paid({ status: 'suspended' }), true, '2027-01-10', null],
    ['nothing to a free one', paid({ plan: 'free', periodEnd: null }), false, '2027-01-10', null],
    [
      'nothing during grace',
      paid({ status: 'grace', graceEnd: at('2026-11-28') }),
      true,
      '2026-11-27',
      null,
    ],
    [
      'a lapse when grace ends',
      paid({ status: 'grace', graceEnd: at('2026-11-28') }),
      true,
      '2026-11-28',
      'lapse',
    ],
  ] as const)('does %s', (_what, membership, hasInvoice, now, step) => {
    expect(dueStep(membership, hasInvoice, at(now))).toBe(step);
  });

  it('counts from the end of the month, and leaves three days to whoever is told late', () => {
    expect(inGrace(at('2026-11-21'), at('2026-11-21')).graceEnd).toEqual(at('2026-11-28'));
    expect(inGrace(at('2026-11-21'), at('2027-01-10')).graceEnd).toEqual(at('2027-01-13'));
    expect(inGrace(at('2026-11-21'), at('2026-11-22')).graceEnd).toEqual(at('2026-11-28'));
  });

  it('turned back undoes nothing and does nothing twice', () => {
    const graced = { ...paid(), ...inGrace(at('2026-11-21'), at('2026-11-21')) };
    expect(dueStep(graced, true, at('2026-11-01'))).toBeNull();
    expect(dueStep({ ...graced, ...lapsed }, true, at('2030-01-01'))).toBeNull();
  });
});

describe('a paid month', () => {
  it('follows the paid one, also when it is paid ahead or in grace', () => {
    const ahead = payMonth(paid(), at('2026-11-15'));
    expect(ahead.patch).toMatchObject({
      status: 'active',
      periodStart: at('2026-10-21'),
      periodEnd: at('2026-12-21'),
    });
    expect(ahead.periodStart).toEqual(at('2026-11-21'));
    const graced = paid({ status: 'grace', graceEnd: at('2026-11-28') });
    expect(payMonth(graced, at('2026-11-25')).patch).toMatchObject({
      status: 'active',
      graceEnd: null,
      periodStart: at('2026-11-21'),
      periodEnd: at('2026-12-21'),
    });
  });

  it('begins now after a lapse and for those without membership', () => {
    for (const before of [{ ...paid(), ...lapsed }, null]) {
      expect(payMonth(before, at('2027-01-31')).patch).toEqual({
        plan: 'business',
        status: 'active',
        periodStart: at('2027-01-31'),
        periodEnd: at('2027-02-28'),
        graceEnd: null,
        endsAtPeriodEnd: false,
      });
    }
  });

  it('extends a suspended membership, which stays suspended', () => {
    expect(payMonth(paid({ status: 'suspended' }), at('2026-11-15')).patch.status).toBe(
      'suspended',
    );
    expect(payMonth(paid({ status: 'suspended' }), at('2027-01-10')).periodStart).toEqual(
      at('2027-01-10'),
    );
  });
});

describe('the end of a suspension', () => {
  it('leads where the clock says', () => {
    const suspended = paid({ status: 'suspended', suspensionReason: { key: null, text: 'x' } });
    expect(reinstated(suspended, at('2026-11-20'))).toMatchObject({
      status: 'active',
      suspensionReason: null,
    });
    expect(reinstated(suspended, at('2027-01-10'))).toMatchObject({
      status: 'grace',
      graceEnd: new Date(at('2027-01-10').getTime() + 7 * day),
    });
    expect(
      reinstated({ ...suspended, ...lapsed, status: 'suspended' }, at('2027-01-10')),
    ).toMatchObject({ plan: 'free', status: 'active' });
  });
});

describe('a cell of a CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-2', "'-2"],
    ['+57', "'+57"],
    [' =1+1', " '=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＠cmd', "'＠cmd"],
    ['\0=1+1', "\0'=1+1"],
    ['\u200B=1+1', "\u200B'=1+1"],
    // Where commas part decimals, spreadsheets part cells at semicolons, whatever is quoted.
    ["x;=cmd|'/c calc'!A0", "x;'=cmd|'/c calc'!A0"],
    ['x;"=1+1"', `"x;""'=1+1"""`],
    ['x\n@y', `"x\n'@y"`],
    ['one; two - three', 'one; two - three'],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ])('of %j is %j', (value, written) => {
    expect(cell(value)).toBe(written);
  });
});
