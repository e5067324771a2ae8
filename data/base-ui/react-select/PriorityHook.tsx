import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { useOption } from '@mui/base/useOption';
import { styled } from '@mui/system';

const Field = styled('div')({ position: 'relative', width: 200 });

const Trigger = styled('button')({
  font: 'inherit',
  width: '100%',
  padding: '8px 12px',
  border: '2px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const List = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
});

const Item = styled('li')({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&[data-highlighted]': { outline: '2px solid currentColor', outlineOffset: -2 },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
});

const priorities = [
  { value: 1, label: 'Can wait' },
  { value: 2, label: 'This week' },
  { value: 3, label: 'Today' },
];

function PriorityOption({ value, label }: { value: number; label: string }) {
  const { getRootProps, highlighted } = useOption({ value, label, disabled: false });

  return (
    <Item {...getRootProps()} data-highlighted={highlighted || undefined}>
      {label}
    </Item>
  );
}

export default function PriorityHook() {
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect<number>({
    defaultValue: 2,
  });
  const name = priorities.find((priority) => priority.value === value)?.label;

  return (
    <Field>
      <Trigger {...getButtonProps()} aria-label="Priority">
        {name}
      </Trigger>
      <List {...getListboxProps()} aria-label="Priorities" hidden={!open}>
        <SelectProvider value={contextValue}>
          {priorities.map((priority) => (
            <PriorityOption key={priority.value} {...priority} />
          ))}
        </SelectProvider>
      </List>
    </Field>
  );
}
