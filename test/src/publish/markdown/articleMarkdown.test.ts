/** @jest-environment node */
import { translator } from '@/i18n/translator.server';
import { articleMarkdown } from '@/publish/markdown/articleMarkdown.server';
import { heading } from '@/publish/markdown/nodes';
import { stringifyMarkdown } from '@/publish/markdown/stringifyMarkdown.server';
import { writeProject } from '../../../fixtures/project';

const ARTICLE = `---
title: Orders
description: A list of orders.
---

Read [the list](/material-ui/react-list/#dense) and [its code](https://github.com/mui/material-ui/blob/-/packages/List.js).

## Basics

::demo{name="OrderList" bg="true"}

:::warning
Rows are **not** virtual.

- One \`tr\` each
:::

:::code-tabs{storageKey="package-manager"}

\`\`\`bash npm
npm install a
\`\`\`

\`\`\`bash pnpm
pnpm add a
\`\`\`

:::

| Prop | Values |
| :--- | ------ |
| \`size\` | a \\| b |

::component{name="ColorTool"}

Time is 10:30, and \`a:hover\` is a selector: press <kbd>Ctrl</kbd> + <kbd>C</kbd>.
`;

describe('articleMarkdown', () => {
  it('turns what only this site knows into what everybody reads', async () => {
    await writeProject({
      'data/a/orders.md': ARTICLE,
      'data/a/orders/OrderList.tsx': "const fence = '```';\nexport default fence;\n",
    });
    const source = { file: 'data/a/orders.md', version: '5.15.1', translate: translator('en') };
    const nodes = await articleMarkdown(source, [heading(2, 'API')]);
    expect(`\n${stringifyMarkdown(nodes)}`).toMatchInlineSnapshot(`
     "
     Read [the list](/material-ui/react-list/#dense) and [its code](https://github.com/mui/material-ui/blob/v5.15.1/packages/List.js).

     ## Basics

     \`\`\`\`tsx OrderList.tsx
     const fence = '\`\`\`';
     export default fence;
     \`\`\`\`

     > **Warning**
     >
     > Rows are **not** virtual.
     >
     > - One \`tr\` each

     **Package manager**

     \`\`\`bash npm
     npm install a
     \`\`\`

     \`\`\`bash pnpm
     pnpm add a
     \`\`\`

     | Prop | Values |
     | :- | - |
     | \`size\` | a \\| b |

     ColorTool is an interactive tool: it is on the page itself.

     Time is 10:30, and \`a:hover\` is a selector: press \`Ctrl\` + \`C\`.

     ## API
     "
    `);
  });

  it('stops at a demo that has no file', async () => {
    await writeProject({ 'data/a/orders.md': '::demo{name="Gone"}' });
    const source = { file: 'data/a/orders.md', version: '', translate: translator('en') };
    await expect(articleMarkdown(source)).rejects.toThrow(/Gone\.tsx/);
  });
});
