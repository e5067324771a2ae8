import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const notes = [
  { who: 'Ada', text: 'The second pallet is on its way and should arrive before noon.' },
  { who: 'Jon', text: 'Customs asks for the invoice once more, this time with a stamp.' },
];

export default function LatestNotes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Grid container component="ul" role="list" rowSpacing={1} sx={{ p: 0, listStyle: 'none' }}>
        {notes.map(({ who, text }) => (
          <Grid item key={who} component="li" xs={12}>
            <Grid container wrap="nowrap" columnSpacing={2} alignItems="center">
              <Grid item>
                <Avatar sx={{ color: '#fff', bgcolor: '#455a64' }} aria-hidden="true">
                  {who[0]}
                </Avatar>
              </Grid>
              <Grid item xs zeroMinWidth>
                <Typography variant="subtitle2" component="p">
                  {who}
                </Typography>
                <Typography noWrap>{text}</Typography>
              </Grid>
            </Grid>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
