import { tailwindCandidates } from '@/demo/tailwindCandidates.server';

describe('tailwindCandidates', () => {
  it('finds the words of strings, of attributes and of every part of a template', () => {
    const source = `
      const tone = urgent ? 'text-red-700' : \`p-\${size} m-2 \${other} end\`;
      export default () => <p className="flex  gap-2
        items-center" style={{ color: 'red' }} data-x={clsx('sm:hidden', { 'dark:block': on })} />;
    `;
    expect(tailwindCandidates(source)).toEqual([
      'text-red-700',
      'p-',
      'm-2',
      'end',
      'flex',
      'gap-2',
      'items-center',
      'red',
      'sm:hidden',
      'dark:block',
    ]);
  });

  it('keeps quotes, brackets and signs inside a class name', () => {
    const source = `export default () => <p className="content-['*'] [&>svg]:p-1 w-[calc(100%-1rem)]" />;`;
    expect(tailwindCandidates(source)).toEqual([
      "content-['*']",
      '[&>svg]:p-1',
      'w-[calc(100%-1rem)]',
    ]);
  });

  it('leaves out names, comments and text between elements', () => {
    const source = `
      // flex would be wrong here
      const hidden = true;
      export default () => <p>block</p>;
    `;
    expect(tailwindCandidates(source)).toEqual([]);
  });

  it('names each word once', () => {
    expect(tailwindCandidates(`const a = 'p-2 p-2'; const b = 'p-2';`)).toEqual(['p-2']);
  });
});
