import { useSession } from '@marco/acceso/widgets';
import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { useState } from 'react';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { Elegidas } from './elegidas.tsx';
import styles from './formulario.module.css';
import { type FilaElegida, NOMBRES_CAMPOS, type ValoresSolicitud } from './valores.ts';

interface FichaServicioProps {
  readonly valores: ValoresSolicitud;
  readonly onChange: (part: Partial<ValoresSolicitud>) => void;
  readonly opciones: OpcionesSolicitud;
}

const CATALOGOS = ['sistemas', 'lenguajes', 'basesDatos'] as const;

/** Who will read the servicio, and the systems behind it (domain niveles §4.1). */
export function FichaServicio({ valores, onChange, opciones }: FichaServicioProps) {
  const { consumoAbierto } = valores;
  return (
    <>
      <Card title="Quién lo consumirá">
        <div className={styles['stack']}>
          <Checkbox
            label={NOMBRES_CAMPOS.consumoAbierto}
            hint="Cualquier entidad podrá pedir el acceso."
            checked={consumoAbierto}
            onChange={(next) => onChange({ consumoAbierto: next })}
          />
          {consumoAbierto ? null : <Consumidores valores={valores} onChange={onChange} />}
          <MarcasEnLugar lugar="servicio.consumidores" />
        </div>
      </Card>
      <Card title="Ficha técnica">
        <FormGrid>
          {CATALOGOS.map((parte) => (
            <FormCell key={parte} span={4}>
              <Catalogo
                parte={parte}
                elegidas={valores[parte]}
                ofrecidas={opciones[parte]}
                onChange={(next) => onChange({ [parte]: next })}
              />
            </FormCell>
          ))}
        </FormGrid>
      </Card>
    </>
  );
}

function Consumidores({ valores, onChange }: Pick<FichaServicioProps, 'valores' | 'onChange'>) {
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

interface CatalogoProps {
  readonly parte: (typeof CATALOGOS)[number];
  readonly elegidas: readonly FilaElegida[];
  readonly ofrecidas: readonly FilaElegida[];
  readonly onChange: (filas: readonly FilaElegida[]) => void;
}

/**
 * Rows of a technical catalogue, chosen one by one. Not a native list: its arrows would choose each row they pass, and
 * who works by keyboard would never get beyond the first.
 */
function Catalogo({ parte, elegidas, ofrecidas, onChange }: CatalogoProps) {
  const nombre = NOMBRES_CAMPOS[parte];
  const libres = ofrecidas.filter(({ id }) => elegidas.every((elegida) => elegida.id !== id));
  return (
    <div className={styles['stack']}>
      <ListCombobox
        label={nombre}
        optional
        placeholder={ofrecidas.length === 0 ? 'Nada que elegir' : 'Buscar'}
        emptyText={ofrecidas.length === 0 ? 'El catálogo no tiene ninguno.' : undefined}
        options={libres.map(({ id, nombre: label }) => ({ value: String(id), label }))}
        value=""
        onChange={(value) => {
          const picked = ofrecidas.find(({ id }) => String(id) === value);
          if (picked && elegidas.length < LIMITES_SOLICITUD.maximoFicha) onChange([...elegidas, picked]);
        }}
      />
      <Elegidas label={`${nombre}: elegidos`} filas={elegidas} onChange={onChange} />
    </div>
  );
}
