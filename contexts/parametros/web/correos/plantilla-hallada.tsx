import { ButtonLink } from '@marco/web-kit/button';
import { Highlight } from '@marco/web-kit/combobox';
import type { Plantilla } from '../../contract/index.ts';
import { toPlantilla } from '../../contract/parametros.paths.ts';
import styles from './correos.module.css';

interface PlantillaHalladaProps {
  readonly plantilla: Plantilla;
  readonly search: string;
}

/** A template that was searched, with what matches marked, and the way to it. */
export function PlantillaHallada({ plantilla: { evento, nombre, asunto }, search }: PlantillaHalladaProps) {
  return (
    <div className={styles['match']}>
      <div>
        <h3>
          <Highlight label={nombre} typed={search} />
        </h3>
        <p>
          <Highlight label={asunto} typed={search} />
        </p>
      </div>
      <ButtonLink variant="neutral" size="small" to={toPlantilla(evento)}>
        Editar <span className="sr">{nombre}</span>
      </ButtonLink>
    </div>
  );
}
