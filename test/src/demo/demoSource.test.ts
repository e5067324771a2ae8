/** @jest-environment node */
import path from 'node:path';
import { demoFile, readDemoSource } from '@/demo/demoSource.server';
import { writeProject } from '../../fixtures/project';

describe('demoFile', () => {
  it('is in a folder of the name of the article', () => {
    expect(demoFile('data/material-ui/react-button.md', 'Basic')).toBe(
      path.join('data', 'material-ui', 'react-button', 'Basic.tsx'),
    );
    expect(demoFile('data/x/a.md.md', 'B')).toBe(path.join('data', 'x', 'a.md', 'B.tsx'));
  });
});

describe('readDemoSource', () => {
  it('is the coloured content of the file, without its last line break', async () => {
    await writeProject({ 'a/B.tsx': "import a from 'b';\n\nconst c = a<string>();\n" });
    const html = await readDemoSource('a/B.tsx');
    expect(html.replace(/<[^>]+>/g, '')).toBe("import a from 'b';\n\nconst c = a&lt;string&gt;();");
    expect(html).toContain('<span class="k">import</span>');
  });

  it('fails for a file that is not there', async () => {
    await expect(readDemoSource('data/none.tsx')).rejects.toThrow(/ENOENT/);
  });
});
