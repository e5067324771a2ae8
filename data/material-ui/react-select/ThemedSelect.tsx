import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const theme = createTheme({
  components: {
    MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
    MuiSelect: { defaultProps: { IconComponent: ExpandMoreIcon } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: ({ theme }) => ({ borderColor: theme.palette.text.secondary }),
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          whiteSpace: 'normal',
          '&.Mui-selected': { fontWeight: 700 },
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
        },
      },
    },
  },
});

export default function ThemedSelect() {
  const [rate, setRate] = React.useState('standard');

  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{ p: 2, width: '100%', maxWidth: 352 }}>
        <FormControl>
          <InputLabel id="themed-select-label">Tax rate</InputLabel>
          <Select
            labelId="themed-select-label"
            id="themed-select"
            label="Tax rate"
            value={rate}
            onChange={(event) => setRate(event.target.value)}
          >
            <MenuItem value="standard">Standard</MenuItem>
            <MenuItem value="reduced">Reduced, for books, food and medicine</MenuItem>
            <MenuItem value="none">Exempt</MenuItem>
          </Select>
        </FormControl>
      </Paper>
    </ThemeProvider>
  );
}
