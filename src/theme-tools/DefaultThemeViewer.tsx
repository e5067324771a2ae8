import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { branchesOf, themeTree, type ThemeNode } from './themeTree';
import { ToolPanel } from './ToolPanel';

/**
 * The default theme as a tree. Branches are `<details>`, which the browser opens by itself, and which its search looks into;
 * `?expand-path=$.palette.primary` opens one from the address.
 */
export function DefaultThemeViewer() {
  const translate = useTranslate();
  const root = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [dark, setDark] = useState(false);
  const nodes = useMemo(
    () => themeTree(createTheme({ palette: { mode: dark ? 'dark' : 'light' } })),
    [dark],
  );

  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('expand-path');
    if (root.current && path) openBranch(root.current, path);
  }, []);

  const expandAll = (open: boolean) => {
    setExpanded(open);
    for (const branch of root.current?.querySelectorAll('details') ?? []) branch.open = open;
  };

  return (
    <ToolPanel>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1} sx={{ mb: 1 }}>
        <FormControlLabel
          label={translate('expandAll')}
          control={
            <Switch checked={expanded} onChange={(event) => expandAll(event.target.checked)} />
          }
        />
        <FormControlLabel
          label={translate('useDarkTheme')}
          control={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
        />
      </Stack>
      <Tree ref={root} aria-label={translate('defaultTheme')}>
        <Lines nodes={nodes} />
      </Tree>
    </ToolPanel>
  );
}

function Lines({ nodes }: { nodes: readonly ThemeNode[] }) {
  return nodes.map((node) => (
    <li key={node.name}>
      {node.children ? (
        <details data-path={node.path}>
          <summary>
            {node.name} <small>{node.children.length}</small>
          </summary>
          <ul>
            <Lines nodes={node.children} />
          </ul>
        </details>
      ) : (
        <Leaf node={node} />
      )}
    </li>
  ));
}

function Leaf({ node }: { node: ThemeNode }) {
  return (
    <p data-path={node.path}>
      {node.name}: {node.color ? <i style={{ background: node.color }} /> : null}
      <b>{node.text}</b>
    </p>
  );
}

/** Opens a branch, and those it lies in, and brings it into view. An unknown path opens as much of itself as there is. */
function openBranch(root: HTMLElement, path: string): void {
  let last: HTMLElement | null = null;
  for (const branch of branchesOf(path)) {
    const element = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(branch)}"]`);
    if (element instanceof HTMLDetailsElement) element.open = true;
    last = element ?? last;
  }
  last?.scrollIntoView({ block: 'center' });
}

const Tree = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  fontFamily: 'var(--font-code)',
  fontSize: 13,
  lineHeight: '24px',
  '& ul': { margin: 0, paddingInlineStart: 22, listStyle: 'none' },
  '& li': { margin: 0 },
  '& summary': { width: 'fit-content', minWidth: 120, borderRadius: 4, cursor: 'pointer' },
  '& summary small': { color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: 0, paddingInlineStart: 16, whiteSpace: 'nowrap' },
  '& b': { fontWeight: 400, color: 'var(--code-string)' },
  '& i': {
    display: 'inline-block',
    width: 12,
    height: 12,
    marginInlineEnd: 6,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 3,
    verticalAlign: -1,
    forcedColorAdjust: 'none',
  },
});
