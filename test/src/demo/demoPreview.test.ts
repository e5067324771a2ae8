/** @jest-environment node */
import { demoPreview } from '@/demo/demoPreview.server';

/** The preview of a demo that returns this, as it stands between the parentheses. */
const previewOf = (...returned: string[]) =>
  demoPreview(
    ['export default function A() {', '  return (', ...returned, '  );', '}', ''].join('\n'),
  );

/** So many elements, one per line. */
const elements = (count: number) => Array.from({ length: count }, () => '      <Button />');

describe('demoPreview', () => {
  it('is the returned element, moved to the margin', () => {
    const preview = previewOf(
      '    <Button',
      '      color="error"',
      '    >',
      '      A',
      '    </Button>',
    );
    expect(preview).toBe('<Button\n  color="error"\n>\n  A\n</Button>');
  });

  it('is an element without props, too', () => {
    expect(demoPreview('export default function A() {\n  return <Button />;\n}\n')).toBe(
      '<Button />',
    );
  });

  it.each(['<Box sx={{ p: 1 }}>', '<Stack>', '<div className="a">', '<>'])(
    'leaves out the wrapper %s',
    (opening) => {
      const closing = `</${/\w*/.exec(opening.slice(1))?.[0] ?? ''}>`;
      expect(
        previewOf(
          `    ${opening}`,
          '      <Button>',
          '        A',
          '      </Button>',
          '      <Chip />',
          `    ${closing}`,
        ),
      ).toBe('<Button>\n  A\n</Button>\n<Chip />');
    },
  );

  it('leaves out a wrapper whose opening takes several lines', () => {
    expect(
      previewOf('    <Box', '      sx={{ p: 1 }}', '    >', '      <Button />', '    </Box>'),
    ).toBe('<Button />');
  });

  it('leaves out a wrapper around a list', () => {
    expect(
      previewOf(
        '    <Stack>',
        '      {rows.map((row) => (',
        '        <Chip key={row} />',
        '      ))}',
        '    </Stack>',
      ),
    ).toBe('{rows.map((row) => (\n  <Chip key={row} />\n))}');
  });

  it.each([
    ['another element', ['    <Paper>', '      <Button />', '    </Paper>']],
    ['a component with such an ending', ['    <Joy.Box>', '      <Button />', '    </Joy.Box>']],
    ['a wrapper of text', ['    <div>', '      One {two}', '    </div>']],
    ['a wrapper of nothing', ['    <Box sx={{ p: 1 }} />']],
  ])('keeps %s', (_what, returned) => {
    expect(previewOf(...returned)).toBe(returned.map((line) => line.slice(4)).join('\n'));
  });

  it('leaves out one wrapper, not those inside it', () => {
    expect(
      previewOf('    <Box>', '      <Box>', '        <Button />', '      </Box>', '    </Box>'),
    ).toBe('<Box>\n  <Button />\n</Box>');
  });

  it('keeps blank lines and comments inside', () => {
    expect(
      previewOf('    <Box>', '      <A />', '', '      {/* Why. */}', '      <B />', '    </Box>'),
    ).toBe('<A />\n\n{/* Why. */}\n<B />');
  });

  it('is none of more than 16 lines', () => {
    expect(previewOf('    <Box>', ...elements(16), '    </Box>')?.split('\n')).toHaveLength(16);
    expect(previewOf('    <Box>', ...elements(17), '    </Box>')).toBeNull();
    expect(previewOf('    <Paper>', ...elements(15), '    </Paper>')).toBeNull();
  });

  it('is what is returned last, by the demo itself', () => {
    const source = [
      'function Other() {',
      '  return <Other />;',
      '}',
      '',
      'export default function A() {',
      '  const handleClick = () => {',
      '    return <No />;',
      '  };',
      '  if (empty) {',
      '    return <Empty />;',
      '  }',
      '  if (other) return <Some />;',
      '  else {',
      '    return <Full />;',
      '  }',
      '',
      '  function render() {',
      '    return <Never />;',
      '  }',
      '}',
      '',
      'function Last() {',
      '  return <Last />;',
      '}',
    ].join('\n');
    expect(demoPreview(source)).toBe('<Full />');
  });

  it.each([
    ['function A() {\n  return <Button />;\n}\n\nexport default A;'],
    ['const A = () => <Button />;\n\nexport default A;'],
    ['const A = function () {\n  return <Button />;\n};\n\nexport default A;'],
    ['export default () => <Button />;'],
  ])('finds the default export of %j', (source) => {
    expect(demoPreview(source)).toBe('<Button />');
  });

  it.each([
    ['no default export', 'export function A() {\n  return <Button />;\n}'],
    ['a default export from elsewhere', "import A from 'a';\n\nexport default A;"],
    ['a default export that is no function', 'export default styled(Button);'],
    ['no return', 'export default function A() {}'],
    ['nothing returned', 'export default function A() {\n  return;\n}'],
    [
      'a call returned',
      'export default function A() {\n  return createPortal(<Button />, root);\n}',
    ],
    ['a choice returned', 'export default function A() {\n  return open ? <Button /> : null;\n}'],
  ])('is none where there is %s', (_what, source) => {
    expect(demoPreview(source)).toBeNull();
  });
});
