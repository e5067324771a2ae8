import { styled } from '@mui/material/styles';

/** The box of a tool in an article. Emotion, not a style sheet: its styles are in the HTML of the pages that show it, and of no other. */
export const ToolPanel = styled('div')({
  padding: 20,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
});
