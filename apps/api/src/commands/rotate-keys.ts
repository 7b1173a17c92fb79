import { rotateKeys } from '@marco/authenticator';
import { openDatabase } from '../open-database.ts';
import { readSettings } from '../settings.ts';

/** `npm run keys:rotate`: new keys for the embedded authenticator, in the database of the settings. */
const settings = readSettings(process.env);
if (settings.oidc.issuer !== undefined) {
  console.error('Hay un autenticador externo (OIDC_ISSUER): sus llaves se rotan allá.');
  process.exit(1);
}
const database = openDatabase(settings, (error) => {
  throw error;
});
try {
  await rotateKeys(database.kysely);
  process.stdout.write(
    'Se agregaron llaves nuevas. Se publican en un minuto y firman dos minutos después.\n',
  );
} finally {
  await database.close();
}
