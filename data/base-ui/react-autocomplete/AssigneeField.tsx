import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const people = ['Amara Diallo', 'Chiara Russo', 'Jonas Lindqvist', 'Mei Tanaka', 'Zoë Bakker'];

const Field = styled('div')({ position: 'relative', width: 230 });

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Input = styled('input')({
  font: 'inherit',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
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
  '&.Mui-focused': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&.Mui-focusVisible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: -2,
  },
  '&[aria-selected="true"]': { fontWeight: 600 },
});

const Status = styled('div')({ minHeight: 24, marginTop: 4 });

export default function AssigneeField() {
  const autocomplete = useAutocomplete({ options: people });
  const found = autocomplete.groupedOptions as typeof people;

  return (
    <Field>
      <Label {...autocomplete.getInputLabelProps()}>Assign to</Label>
      <div {...autocomplete.getRootProps()}>
        <Input {...autocomplete.getInputProps()} />
      </div>
      {found.length > 0 && (
        <Listbox {...autocomplete.getListboxProps()}>
          {found.map((option, index) => (
            <Item {...autocomplete.getOptionProps({ option, index })} key={option}>
              {option}
            </Item>
          ))}
        </Listbox>
      )}
      <Status role="status">
        {autocomplete.popupOpen && found.length === 0 && 'Nobody of that name'}
      </Status>
    </Field>
  );
}
