import * as React from 'react';
import { useAutocomplete, type AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Station {
  city: string;
  street: string;
}

// Sorted by city: a group ends where the next option is of another one.
const stations: Station[] = [
  { city: 'Ghent', street: 'Dock Street' },
  { city: 'Ghent', street: 'Mill Lane' },
  { city: 'Lyon', street: 'Garden Square' },
  { city: 'Lyon', street: 'Old Harbor' },
  { city: 'Porto', street: 'Bridge Road' },
];

// The hook's types expect a list, in which a group would not be valid HTML.
type Attributes = React.HTMLAttributes<HTMLElement>;

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

const Listbox = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  maxHeight: 180,
  overflow: 'auto',
  marginTop: 4,
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
});

const City = styled('div')({
  padding: '8px 10px 4px',
  fontSize: 14,
  color: 'light-dark(#45556c, #cad5e2)',
});

const Item = styled('div')({
  padding: '6px 10px',
  borderRadius: 4,
  cursor: 'pointer',
  '&.Mui-focused': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: -2,
  },
  '&[aria-selected="true"]': { fontWeight: 600 },
});

export default function PickupStation() {
  const prefix = React.useId();
  const autocomplete = useAutocomplete({
    options: stations,
    groupBy: ({ city }) => city,
    getOptionLabel: ({ city, street }) => `${street}, ${city}`,
    autoHighlight: true,
  });
  const groups = autocomplete.groupedOptions as AutocompleteGroupedOption<Station>[];

  return (
    <Field>
      <Label {...autocomplete.getInputLabelProps()}>Pickup station</Label>
      <div {...autocomplete.getRootProps()}>
        <Input {...autocomplete.getInputProps()} />
      </div>
      {groups.length > 0 && (
        <Listbox {...(autocomplete.getListboxProps() as Attributes)}>
          {groups.map(({ group, index: first, options }) => (
            <div key={group} role="group" aria-labelledby={`${prefix}${group}`}>
              <City id={`${prefix}${group}`}>{group}</City>
              {options.map((option, index) => (
                <Item
                  {...(autocomplete.getOptionProps({ option, index: first + index }) as Attributes)}
                  key={option.street}
                >
                  {option.street}
                </Item>
              ))}
            </div>
          ))}
        </Listbox>
      )}
    </Field>
  );
}
