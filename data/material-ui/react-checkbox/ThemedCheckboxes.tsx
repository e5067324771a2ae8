import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import CheckBoxRoundedIcon from '@mui/icons-material/CheckBoxRounded';
import CheckBoxOutlineBlankRoundedIcon from '@mui/icons-material/CheckBoxOutlineBlankRounded';

const theme = createTheme({
  components: {
    MuiCheckbox: {
      defaultProps: {
        disableRipple: true,
        icon: <CheckBoxOutlineBlankRoundedIcon />,
        checkedIcon: <CheckBoxRoundedIcon />,
      },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-checked': { color: theme.palette.success.main },
          // Without a ripple nothing else shows the focus.
          '&.Mui-focusVisible': {
            outline: `2px solid ${theme.palette.text.primary}`,
            outlineOffset: -5,
          },
        }),
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { '&:has(:checked) .MuiFormControlLabel-label': { textDecoration: 'line-through' } },
      },
    },
  },
});

export default function ThemedCheckboxes() {
  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{ p: 2, width: '100%', maxWidth: 320 }}>
        <FormGroup>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Count the stock" />
          <FormControlLabel control={<Checkbox />} label="Print the labels" />
          <FormControlLabel control={<Checkbox />} label="Call the carrier" />
        </FormGroup>
      </Paper>
    </ThemeProvider>
  );
}
