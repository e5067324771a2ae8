import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Frame = styled('div')({
  width: '100%',
  maxWidth: 340,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 12,
});

const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
  padding: '8px 16px',
  borderBlockEnd: '1px solid light-dark(#cad5e2, #45556c)',
});

const Form = styled('form')({ display: 'grid', gap: 8, padding: 16 });

function AddressForm({ header }: { header: HTMLElement | null }) {
  const id = React.useId();
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(String(new FormData(event.currentTarget).get('street')));
  };

  return (
    <Form id={id} onSubmit={handleSubmit}>
      <label htmlFor={`${id}-street`}>Street</label>
      <input id={`${id}-street`} name="street" defaultValue="4 Mill Lane" />
      <output>{saved && `Saved: ${saved}`}</output>
      {header && (
        <Portal container={header}>
          <button type="submit" form={id}>
            Save the address
          </button>
        </Portal>
      )}
    </Form>
  );
}

export default function ToolbarActions() {
  const [header, setHeader] = React.useState<HTMLElement | null>(null);

  return (
    <Frame>
      <Header ref={setHeader}>
        <strong>Customer 118</strong>
      </Header>
      <AddressForm header={header} />
    </Frame>
  );
}
