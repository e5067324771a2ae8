import * as React from 'react';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Product {
  sku: string;
  name: string;
  stock: number;
}

const products: Product[] = [
  { sku: 'CH-101', name: 'Folding chair', stock: 48 },
  { sku: 'CH-204', name: 'Office chair', stock: 0 },
  { sku: 'LA-330', name: 'Desk lamp', stock: 12 },
  { sku: 'TA-015', name: 'Side table', stock: 7 },
  { sku: 'TA-118', name: 'Standing desk', stock: 3 },
];

// What is typed is looked for in the number too, which the label does not contain.
const filterOptions = createFilterOptions<Product>({
  stringify: ({ sku, name }) => `${sku} ${name}`,
});

const Field = styled('div')({ position: 'relative', width: 240 });

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Control = styled('div')({
  display: 'flex',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  '&:focus-within': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
  '& input, & button': {
    font: 'inherit',
    minWidth: 0,
    padding: 8,
    border: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& input': { flexGrow: 1, outline: 0 },
  '& button': { minWidth: 32, cursor: 'pointer' },
});

const Listbox = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  maxHeight: 150,
  overflow: 'auto',
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
  // The hook takes disabled options out of the reach of the keys, and this out of that of the pointer.
  '&[aria-disabled="true"]': {
    color: 'light-dark(#62748e, #90a1b9)',
    pointerEvents: 'none',
  },
});

export default function ProductSearch() {
  const [product, setProduct] = React.useState<Product | null>(null);
  const autocomplete = useAutocomplete({
    options: products,
    value: product,
    onChange: (_event, next) => setProduct(next),
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ sku }) => sku,
    getOptionDisabled: ({ stock }) => stock === 0,
    filterOptions,
  });
  const found = autocomplete.groupedOptions as Product[];

  return (
    <Field>
      <Label {...autocomplete.getInputLabelProps()}>Product or number</Label>
      <Control {...autocomplete.getRootProps()}>
        <input {...autocomplete.getInputProps()} />
        {autocomplete.dirty && (
          <button {...autocomplete.getClearProps()} aria-label="Clear the product">
            ✕
          </button>
        )}
        <button {...autocomplete.getPopupIndicatorProps()} aria-label="Show products">
          ▾
        </button>
      </Control>
      {found.length > 0 && (
        <Listbox {...autocomplete.getListboxProps()}>
          {found.map((option, index) => (
            <Item {...autocomplete.getOptionProps({ option, index })} key={option.sku}>
              {option.name}, {option.sku}
              {option.stock === 0 && ' (sold out)'}
            </Item>
          ))}
        </Listbox>
      )}
      <p role="status">{product ? `${product.stock} in stock` : 'No product chosen'}</p>
    </Field>
  );
}
