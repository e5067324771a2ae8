import { render, screen } from '@testing-library/react';
import { StaticHtml } from '@/ui/StaticHtml';

describe('StaticHtml', () => {
  it('shows the HTML it is given', () => {
    render(<StaticHtml id="block-0" html="<p>Given</p>" />);
    expect(document.getElementById('block-0')?.outerHTML).toBe(
      '<div id="block-0"><p>Given</p></div>',
    );
  });

  it('is a code element when asked, with the attributes it is given', () => {
    render(<StaticHtml as="code" id="source" html="a" className="b" lang="en" />);
    expect(screen.getByText('a').outerHTML).toBe('<code id="source" class="b" lang="en">a</code>');
  });

  it('reads the HTML back from the document on the first load, and leaves it as it is', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = '<div id="block-0"><p>Shipped <b>once</b></p></div>';
    const paragraph = container.querySelector('p');

    render(<StaticHtml id="block-0" html={undefined} />, { container, hydrate: true });

    expect(container.innerHTML).toBe('<div id="block-0"><p>Shipped <b>once</b></p></div>');
    expect(container.querySelector('p')).toBe(paragraph);
    container.remove();
  });

  it('keeps what it has read when its parent renders again', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = '<div id="block-0"><p>Shipped</p></div>';
    const { rerender } = render(<StaticHtml id="block-0" html={undefined} title="a" />, {
      container,
    });
    rerender(<StaticHtml id="block-0" html={undefined} title="b" />);
    expect(container.innerHTML).toBe('<div id="block-0" title="b"><p>Shipped</p></div>');
    container.remove();
  });

  it('is empty when the document has nothing for it either', () => {
    render(<StaticHtml id="block-0" html={undefined} />);
    expect(document.getElementById('block-0')).toBeEmptyDOMElement();
  });
});
