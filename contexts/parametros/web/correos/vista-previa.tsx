import { Card } from '@marco/web-kit/card';
import type { EdicionPlantilla, PlantillaDetalle } from '../../contract/index.ts';
import { renderEjemplo } from '../../rules/textos-plantilla.ts';
import styles from './correos.module.css';
import { TextoCorreo } from './texto-correo.tsx';

export interface VistaPreviaProps {
  readonly plantilla: Pick<PlantillaDetalle, 'variables'>;
  readonly edicion: EdicionPlantilla;
  /** False while the texts have errors: they cannot be shown. */
  readonly isReady: boolean;
}

/** What the reader will see, with the example values; the same rule writes the mail. */
export function VistaPrevia({ plantilla, edicion, isReady }: VistaPreviaProps) {
  if (!isReady) {
    return (
      <Card title="Vista previa">
        <p>Corrija los textos para ver cómo quedan.</p>
      </Card>
    );
  }
  const { asunto, texto, aviso } = renderEjemplo(plantilla, edicion);
  return (
    <Card title="Vista previa">
      <div className={styles['message']}>
        <strong>{asunto}</strong>
        <TextoCorreo texto={texto} />
        <p>Aviso en el sistema: {aviso}</p>
      </div>
    </Card>
  );
}
