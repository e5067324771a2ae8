import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Root = styled('button')({
  font: 'inherit',
  fontSize: 20,
  lineHeight: 1,
  width: 40,
  height: 40,
  border: '2px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[data-focus]': { outline: '3px solid currentColor', outlineOffset: 3 },
  '&[data-active]': { transform: 'translateY(2px)' },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
});

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });

interface StepButtonProps extends UseButtonParameters {
  label: string;
  children: React.ReactNode;
  onClick: () => void;
}

function StepButton({ label, children, ...parameters }: StepButtonProps) {
  const { getRootProps, active, focusVisible } = useButton(parameters);

  return (
    <Root
      {...getRootProps()}
      aria-label={label}
      data-active={active || undefined}
      data-focus={focusVisible || undefined}
    >
      {children}
    </Root>
  );
}

export default function QuantityStepper() {
  const [quantity, setQuantity] = React.useState(1);

  return (
    <Row role="group" aria-label="Quantity">
      <StepButton
        label="One less"
        disabled={quantity === 1}
        focusableWhenDisabled
        onClick={() => setQuantity(quantity - 1)}
      >
        −
      </StepButton>
      <span role="status">{quantity}</span>
      <StepButton label="One more" onClick={() => setQuantity(quantity + 1)}>
        +
      </StepButton>
    </Row>
  );
}
