import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { ConsumidoresField } from './consumidores-field.tsx';
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
  return (
    <>
      <Card title="Quién lo consumirá">
        <div className={styles['stack']}>
          <ConsumidoresField valores={valores} onChange={onChange} />
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
