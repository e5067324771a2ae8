/** @jest-environment node */
import { tailwindOf } from '@/demo/sandbox/tailwindInFrame';

describe('tailwindOf', () => {
  it('styles the classes of edited code, whatever the demos of the site use', async () => {
    const css = await tailwindOf('<p className="tracking-[0.31em]" data-x={`dark:bg-lime-950`} />');
    expect(css).toContain('letter-spacing: 0.31em');
    expect(css).toContain('--color-lime-950');
    expect(await tailwindOf('<p className="flex" />')).not.toContain('letter-spacing: 0.31em');
  });
});
