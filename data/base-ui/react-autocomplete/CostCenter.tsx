import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const known = ['Assembly', 'Field service', 'Marketing', 'Training', 'Warehouse'];

const Form = styled('form')({ display: 'grid', gap: 12, justifyItems: 'start' });

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
  '&.Mui-focused': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: -2,
  },
});

export default function CostCenter() {
  const [sent, setSent] = React.useState('');
  const autocomplete = useAutocomplete({ options: known, freeSolo: true });
  const found = autocomplete.groupedOptions as typeof known;

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(autocomplete.inputValue.trim());
  };

  return (
    <Form onSubmit={handleSubmit}>
      <Field>
        <Label {...autocomplete.getInputLabelProps()}>Cost center</Label>
        <div {...autocomplete.getRootProps()}>
          <Input {...autocomplete.getInputProps()} name="costCenter" required />
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
      </Field>
      <button type="submit">Book the expense</button>
      <output>
        {sent && `Booked on ${sent}${known.includes(sent) ? '.' : ', a new cost center.'}`}
      </output>
    </Form>
  );
}
