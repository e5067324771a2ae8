import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import { styled } from '@mui/system';

const Root = styled('div')({
  position: 'relative',
  width: 280,
  maxWidth: '100%',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  '&[data-focused]': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 1 },
});

const Label = styled('label')({
  position: 'absolute',
  insetInlineStart: 12,
  insetBlockStart: 16,
  pointerEvents: 'none',
  '&[data-raised]': { insetBlockStart: 4, fontSize: 13 },
});

const Native = styled('input')({
  font: 'inherit',
  boxSizing: 'border-box',
  width: '100%',
  padding: '24px 12px 8px',
  border: 0,
  outline: 'none',
  color: 'inherit',
  backgroundColor: 'transparent',
});

function FloatingField({ label, ...parameters }: UseInputParameters & { label: string }) {
  const id = React.useId();
  const { getRootProps, getInputProps, focused, value } = useInput(parameters);

  return (
    <Root {...getRootProps()} data-focused={focused || undefined}>
      <Label htmlFor={id} data-raised={focused || Boolean(value) || undefined}>
        {label}
      </Label>
      <Native {...getInputProps({ id, autoComplete: 'organization' })} />
    </Root>
  );
}

export default function CompanyName() {
  const [company, setCompany] = React.useState('');

  return (
    <div>
      <FloatingField
        label="Company"
        value={company}
        onChange={(event) => setCompany(event.target.value)}
      />
      <p>Invoice to: {company || 'a private person'}</p>
    </div>
  );
}
