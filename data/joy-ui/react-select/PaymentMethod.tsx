import * as React from 'react';
import AccountBalance from '@mui/icons-material/AccountBalance';
import CreditCard from '@mui/icons-material/CreditCard';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const methods = {
  card: { label: 'Card', detail: 'Visa ending in 4410', Icon: CreditCard },
  invoice: { label: 'Invoice', detail: 'Due in 30 days', Icon: ReceiptLong },
  bank: { label: 'Bank transfer', detail: 'Two working days', Icon: AccountBalance },
};

type Method = keyof typeof methods;

export default function PaymentMethod() {
  const [method, setMethod] = React.useState<Method>('card');
  const { Icon } = methods[method];

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Pay by</FormLabel>
        <Select
          value={method}
          onChange={(_event, value) => value && setMethod(value)}
          startDecorator={<Icon />}
          renderValue={(option) => option && methods[option.value].label}
        >
          {(Object.keys(methods) as Method[]).map((value) => {
            const { label, detail, Icon: OptionIcon } = methods[value];
            return (
              <Option key={value} value={value} label={label}>
                <ListItemDecorator>
                  <OptionIcon />
                </ListItemDecorator>
                <div>
                  {label}
                  <Typography level="body-xs">{detail}</Typography>
                </div>
              </Option>
            );
          })}
        </Select>
      </FormControl>
    </Box>
  );
}
