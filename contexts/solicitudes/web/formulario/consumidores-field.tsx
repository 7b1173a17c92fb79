import { useSession } from '@marco/acceso/widgets';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Checkbox } from '@marco/web-kit/checkbox';
import { useState } from 'react';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { Elegidas } from './elegidas.tsx';
import styles from './formulario.module.css';
import { NOMBRES_CAMPOS, type ValoresSolicitud } from './valores.ts';

type Consumidores = Pick<ValoresSolicitud, 'consumoAbierto' | 'consumidores'>;

interface ConsumidoresFieldProps {
  readonly valores: Consumidores;
  readonly onChange: (part: Partial<Consumidores>) => void;
}

/** Who will read the servicio: whoever asks, or the entities that are named. */
export function ConsumidoresField({ valores, onChange }: ConsumidoresFieldProps) {
  const { consumoAbierto } = valores;
  return (
    <div className={styles['stack']}>
      <Checkbox
        label={NOMBRES_CAMPOS.consumoAbierto}
        hint="Cualquier entidad podrá pedir el acceso."
        checked={consumoAbierto}
        onChange={(next) => onChange({ consumoAbierto: next })}
      />
      {consumoAbierto ? null : <Nombradas valores={valores} onChange={onChange} />}
    </div>
  );
}

function Nombradas({ valores, onChange }: ConsumidoresFieldProps) {
  const { consumidores } = valores;
  const [isPropia, setPropia] = useState(false);
  const propiaId = useSession()?.usuario?.entidad?.id;
  return (
    <div className={styles['stack']}>
      <EntidadAutocomplete
        label={NOMBRES_CAMPOS.consumidores}
        required
        hint="Agréguelas una a una."
        value={null}
        errors={isPropia ? ['La entidad del servicio no es su consumidora.'] : []}
        submitted={isPropia}
        onSelectionChange={(entidad) => {
          if (entidad === null) return;
          setPropia(entidad.id === propiaId);
          if (entidad.id === propiaId) return;
          const isNueva = consumidores.every(({ id }) => id !== entidad.id);
          if (isNueva && consumidores.length < LIMITES_SOLICITUD.maximoConsumidores)
            onChange({ consumidores: [...consumidores, entidad] });
        }}
      />
      <Elegidas
        label="Entidades consumidoras elegidas"
        filas={consumidores}
        onChange={(next) => onChange({ consumidores: next })}
      />
    </div>
  );
}
