import { apiAnchors } from '@/api-reference/apiAnchors';

const ENTRY = { id: 'button-group', name: 'ButtonGroup' };

describe('apiAnchors', () => {
  it('has the name of the entry on a page of its own', () => {
    const { section, row } = apiAnchors(ENTRY, 'page');
    expect(section('props')).toBe('props');
    expect(row('prop', 'disableRipple')).toBe('ButtonGroup-prop-disableRipple');
    expect(row('classes', 'root')).toBe('ButtonGroup-classes-root');
  });

  it('has the kebab id on a tab', () => {
    const { section, row } = apiAnchors(ENTRY, 'tab');
    expect(section('return-value')).toBe('button-group-return-value');
    expect(row('parameters', 'onChange')).toBe('button-group-parameters-onChange');
  });

  it('has no spaces, which no anchor may have', () => {
    expect(apiAnchors(ENTRY, 'page').row('prop', '[key:  string]')).toBe(
      'ButtonGroup-prop-[key:-string]',
    );
  });
});
