import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render } from '@testing-library/react';
import { createRtlCache } from '@/theme/rtlCache';

const Box = styled('p')({
  marginLeft: 4,
  padding: '1px 2px 3px 4px',
  textAlign: 'left',
  left: 0,
  borderTopRightRadius: 5,
  userSelect: 'none',
});

/** The rules that a box gets in a page from right to left. */
function rules(): string {
  document.head.innerHTML = '<style id="site"></style>';
  const cache = createRtlCache();
  const insert = jest.spyOn(cache.sheet, 'insert');
  render(
    <CacheProvider value={cache}>
      <Box />
    </CacheProvider>,
  );
  return insert.mock.calls.join('');
}

describe('createRtlCache', () => {
  it('mirrors every rule, each once', () => {
    expect(rules().replace(/^\.[\w-]+/, '')).toBe(
      '{margin-right:4px;padding:1px 4px 3px 2px;text-align:right;right:0;' +
        'border-top-left-radius:5px;-webkit-user-select:none;-moz-user-select:none;' +
        '-ms-user-select:none;user-select:none;}',
    );
  });

  it('has a key of its own and stands before the styles of the site', () => {
    rules();
    expect(document.querySelector('p')?.className).toMatch(/^rtl-/);
    const [first] = document.head.children;
    expect(first).toHaveAttribute('data-emotion', 'rtl');
  });
});
