import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const tags = ['Audit', 'Deposit', 'Disputed', 'Export', 'Overdue', 'Recurring'];

const Field = styled('div')({ position: 'relative', width: '100%', maxWidth: 320 });

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Control = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  '&:focus-within': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Input = styled('input')({
  font: 'inherit',
  flex: '1 0 60px',
  minWidth: 0,
  padding: 4,
  border: 0,
  outline: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
});

const Tag = styled('button')({
  font: 'inherit',
  padding: '4px 8px',
  border: 0,
  borderRadius: 4,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#e2e8f0, #314158)',
  cursor: 'pointer',
  '&::after': { content: '" ✕" / ""' },
  '&:focus': { outline: '2px solid light-dark(#1447e6, #8ec5ff)' },
});

const Listbox = styled('ul')({
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
});

const Item = styled('li')({
  padding: '6px 10px',
  borderRadius: 4,
  cursor: 'pointer',
  '&.Mui-focused': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: -2,
  },
});

export default function InvoiceTags() {
  const {
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    getRootProps,
    getTagProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    options: tags,
    multiple: true,
    defaultValue: ['Overdue'],
    filterSelectedOptions: true,
    disableCloseOnSelect: true,
  });
  const found = groupedOptions as typeof tags;

  return (
    <Field>
      <Label {...getInputLabelProps()}>Tags of the invoice</Label>
      <Control {...getRootProps()} ref={setAnchorEl}>
        {value.map((tag, index) => {
          const { key: _key, onDelete, ...tagProps } = getTagProps({ index });
          return (
            <Tag
              {...tagProps}
              key={tag}
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={onDelete}
            >
              {tag}
            </Tag>
          );
        })}
        <Input {...getInputProps()} />
      </Control>
      {found.length > 0 && (
        <Listbox {...getListboxProps()}>
          {found.map((option, index) => (
            <Item {...getOptionProps({ option, index })} key={option}>
              {option}
            </Item>
          ))}
        </Listbox>
      )}
    </Field>
  );
}
