import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Customer {
  id: number;
  name: string;
  town: string;
}

const customers: Customer[] = [
  { id: 11, name: 'Alder Bikes', town: 'Utrecht' },
  { id: 12, name: 'Birch Bakery', town: 'Graz' },
  { id: 13, name: 'Cedar Clinic', town: 'Bergen' },
  { id: 14, name: 'Maple Books', town: 'Utrecht' },
  { id: 15, name: 'Rowan Repairs', town: 'Graz' },
];

// Stands for a server that looks into names and towns.
const search = (text: string) =>
  customers.filter(({ name, town }) =>
    `${name} ${town}`.toLowerCase().includes(text.toLowerCase()),
  );

const Field = styled('div')({ position: 'relative', width: 240 });

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
  '&[aria-selected="true"]': { fontWeight: 600 },
});

const Status = styled('div')({ minHeight: 24, marginTop: 4 });

export default function CustomerSearch() {
  const [value, setValue] = React.useState<Customer | null>(null);
  const [text, setText] = React.useState('');
  const [answer, setAnswer] = React.useState({ text: '', found: [] as Customer[] });
  const waiting = text !== answer.text;

  React.useEffect(() => {
    const timer = setTimeout(() => setAnswer({ text, found: text ? search(text) : [] }), 500);
    return () => clearTimeout(timer);
  }, [text]);

  const autocomplete = useAutocomplete({
    // The chosen customer stays an option, whatever is searched for next.
    options: value ? [...answer.found, value] : answer.found,
    filterOptions: () => answer.found,
    isOptionEqualToValue: (option, other) => option.id === other.id,
    getOptionLabel: ({ name }) => name,
    value,
    onChange: (_event, next) => setValue(next),
    onInputChange: (_event, next) => setText(next),
  });
  const found = autocomplete.groupedOptions as Customer[];
  const result = found.length === 1 ? '1 customer' : `${found.length} customers`;

  return (
    <Field>
      <Label {...autocomplete.getInputLabelProps()}>Customer or town</Label>
      <div {...autocomplete.getRootProps()}>
        <Input {...autocomplete.getInputProps()} />
      </div>
      <Status role="status">
        {autocomplete.popupOpen && text && (waiting ? 'Searching…' : result)}
      </Status>
      {found.length > 0 && (
        <Listbox {...autocomplete.getListboxProps()}>
          {found.map((option, index) => (
            <Item {...autocomplete.getOptionProps({ option, index })} key={option.id}>
              {option.name}, {option.town}
            </Item>
          ))}
        </Listbox>
      )}
    </Field>
  );
}
