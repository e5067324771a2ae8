import '../../fixtures/serverGlobals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pageMeta } from '@/site/pageMeta';
import { ProductionErrorPage, type ProductionErrorTexts } from '@/site/ProductionErrorPage';
import { router } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const page = pageMeta({
  path: '/production-error/',
  title: 'Production error codes',
  description: '',
  navigation: null,
  source: null,
});

const texts = new Proxy({} as ProductionErrorTexts, {
  get: (_, key: string) => (key === 'productionErrorMissing' ? '[missing argument]' : key),
});

const codes = [
  { code: 2, message: 'The `value` prop must be an array.', packages: ['@mui/material'] },
  {
    code: 11,
    message: 'The color%s is invalid.\nUse `%s`. See https://mui.com/r/a.',
    packages: ['@mui/material', '@mui/system'],
  },
];

function open(query: typeof router.query): HTMLElement {
  router.query = query;
  render(<ProductionErrorPage page={page} texts={texts} codes={codes} />);
  return screen.getByRole('status');
}

describe('ProductionErrorPage', () => {
  it('puts the message of the address together', () => {
    const answer = open({ code: '11', 'args[]': [' (primary)', '500'] });
    expect(within(answer).getByRole('heading', { level: 2 })).toHaveTextContent('#11');
    expect(answer).toHaveTextContent('The color (primary) is invalid. Use 500.');
    expect(within(answer).getByText('500').closest('code')).not.toBeNull();
    expect(within(answer).getByRole('link')).toHaveAttribute('href', 'https://mui.com/r/a');
  });

  it('takes a single argument, and says when one is missing', () => {
    const answer = open({ code: '11', 'args[]': '' });
    expect(answer).toHaveTextContent('The color is invalid. Use [missing argument].');
  });

  it('shows arguments as text, cut when they are long', () => {
    const answer = open({
      code: '11',
      'args[]': ['<img src=x onerror=alert(1)>', `javascript:alert(1) ${'x'.repeat(5000)}`],
    });
    expect(answer.querySelector('img')).toBeNull();
    expect(answer).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(answer.textContent?.length).toBeLessThan(500);
    expect(within(answer).getAllByRole('link')).toHaveLength(1);
  });

  it.each([{}, { code: '' }])('says what to do without a code: %p', (query) => {
    expect(open(query)).toHaveTextContent('productionErrorNone');
  });

  it.each([
    ['another number', '3'],
    ['a number written otherwise', '011'],
    ['a fraction', '11.0'],
    ['what every object has', 'constructor'],
    ['markup without end', '<b>'.repeat(2000)],
  ])('says that it does not know a code that is %s', (_, code) => {
    const answer = open({ code });
    expect(answer).toHaveTextContent('productionErrorUnknown');
    expect(answer).toHaveTextContent(`#${code.slice(0, 20)}`);
    expect(answer.querySelector('b')).toBeNull();
    expect(answer.textContent?.length).toBeLessThan(100);
  });

  it('takes the first of several codes', () => {
    expect(open({ code: ['2', '11'] })).toHaveTextContent('The value prop must be an array.');
  });

  it('lists every code with its message and packages, without script too', () => {
    document.body.innerHTML = renderToString(
      <ProductionErrorPage page={page} texts={texts} codes={codes} />,
    );
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '2The value prop must be an array.@mui/material',
      '11The color… is invalid.\nUse …. See https://mui.com/r/a.@mui/material@mui/system',
    ]);
    expect(document.querySelector('noscript')).toHaveTextContent('productionErrorNoScript');
    document.body.innerHTML = '';
  });

  it('writes messages from left to right on pages that are not', () => {
    const answer = open({ code: '11', 'args[]': ['א', 'ב'] });
    const message = answer.querySelector('p');
    expect(message).toHaveAttribute('dir', 'ltr');
    expect(message?.querySelector('bdi')).toHaveTextContent('א');
  });
});
