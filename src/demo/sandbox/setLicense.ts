import { LicenseInfo } from '@mui/x-license-pro';

const key = process.env['NEXT_PUBLIC_MUI_LICENSE'];
if (key) LicenseInfo.setLicenseKey(key);
