import { render, renderHook, screen } from '@testing-library/react';
import { UserLanguageContext, useTranslate, useTranslatePage } from '@/i18n/useTranslate';

describe('useTranslate', () => {
  it('gives English texts by default', () => {
    const { result } = renderHook(() => useTranslate());
    expect(result.current('copied')).toBe('Copied');
    expect(result.current('searchNoResults', { query: 'x' })).toContain('“x”');
  });

  it('keeps one function while the language stays', () => {
    const { result, rerender } = renderHook(() => useTranslate());
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });

  it('takes the language of the page', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Text() {
      return <p>{useTranslate()('copy')}</p>;
    }
    render(
      <UserLanguageContext.Provider value="zh">
        <Text />
      </UserLanguageContext.Provider>,
    );
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith('Missing language: zh.');
  });
});

describe('useTranslatePage', () => {
  it('finds the title of a subheader, and of a path with or without its slash', () => {
    const { result } = renderHook(() => useTranslatePage());
    expect(result.current('data-display')).toBe('Data display');
    expect(result.current('/material-ui/customization/')).toBe('Customization');
    expect(result.current('/material-ui/customization')).toBe('Customization');
  });

  it('gives null without a word when an entry has no translation', () => {
    const { result } = renderHook(() => useTranslatePage());
    expect(result.current('/material-ui/react-button/')).toBeNull();
    expect(result.current('/')).toBeNull();
  });
});
