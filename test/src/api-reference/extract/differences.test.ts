import type { ApiMember, ComponentApi } from '@/api-reference/apiTypes';
import { markDifferences } from '@/api-reference/extract/differences';

function member(name: string, short: string, defaultValue: string | null = null): ApiMember {
  return {
    name,
    type: { short, full: null, definitions: [] },
    required: false,
    defaultValue,
    description: '',
    deprecated: null,
    signature: null,
    plan: null,
    differsFrom: null,
  };
}

function differsFrom(own: ApiMember, other: ApiMember): string | null {
  const component = {
    props: [own],
    inherited: [{ owner: 'button', href: null, members: [] }],
    inheritsFrom: 'ButtonBase',
  } as unknown as ComponentApi;
  const membersOf = (owner: string) => (owner === 'ButtonBase' ? [other] : []);
  return markDifferences(component, membersOf).props[0]?.differsFrom ?? null;
}

describe('markDifferences', () => {
  it('names the owner whose prop has another type', () => {
    expect(differsFrom(member('color', "'primary'"), member('color', 'string'))).toBe('ButtonBase');
  });

  it('names the owner whose prop has another default', () => {
    expect(differsFrom(member('size', 'number', '1'), member('size', 'number', '2'))).toBe(
      'ButtonBase',
    );
  });

  it.each([
    ['another name', member('href', 'string'), member('color', 'string')],
    ['the same type and default', member('size', 'number', '1'), member('size', 'number', '1')],
    ['no stated default', member('size', 'number', '1'), member('size', 'number')],
    ['another order', member('size', "'a' | 'b'"), member('size', "'b' | 'a'")],
    [
      'another target',
      member('onBlur', 'FocusEventHandler<X>'),
      member('onBlur', 'FocusEventHandler'),
    ],
    ['classes of its own', member('classes', 'A'), member('classes', 'B')],
  ])('is silent about %s', (_, own, other) => {
    expect(differsFrom(own, other)).toBeNull();
  });
});
