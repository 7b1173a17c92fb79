import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { DownloadDatos } from '../mis-datos/download-datos.tsx';
import { MiAutorizacion } from '../mis-datos/mi-autorizacion.tsx';
import styles from '../mis-datos/mis-datos.module.css';
import { SupresionDatos } from '../mis-datos/supresion-datos.tsx';

/** 'app/my-data': what the product holds of the person, and what they may do with it. */
export function MisDatosScreen() {
  usePageTitle('Mis datos');
  return (
    <div className={styles['page']}>
      <PageHeading
        title="Mis datos"
        lead="Aquí ejerce sus derechos sobre los datos personales que el sistema guarda de usted (Ley 1581 de 2012)."
      />
      <MiAutorizacion />
      <DownloadDatos />
      <SupresionDatos />
    </div>
  );
}
