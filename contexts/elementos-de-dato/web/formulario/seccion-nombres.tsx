import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { toOptions } from '@marco/web-kit/select';
import { LIMITES_ELEMENTO, TIPO_NOMBRE, type TipoNombre } from '../../contract/terms.ts';
import { CampoOpcion, CampoTexto } from './campos.tsx';
import { FilasEditables } from './filas-editables.tsx';
import type { FilaNombre, SeccionProps } from './valores-elemento.ts';

const TIPOS = toOptions(TIPO_NOMBRE);
const NUEVO: FilaNombre = { tipo: 'sinonimo', nombre: '', entidad: null };

/** What else people call it. */
export function SeccionNombres({ valores, change, errores }: SeccionProps) {
  return (
    <Card title="Otros nombres">
      <FilasEditables
        cosa="nombre"
        filas={valores.nombres}
        onChange={(nombres) => change({ nombres })}
        createFila={() => NUEVO}
        maximo={LIMITES_ELEMENTO.nombres}
        vacio="Aún no tiene otros nombres. Los sinónimos ayudan a encontrarlo en el diccionario."
      >
        {(fila, edit, lugar) => (
          <FormGrid>
            <FormCell span={3}>
              <CampoOpcion
                label="Tipo"
                options={TIPOS}
                value={fila.tipo}
                onChange={(value) => edit({ tipo: value as TipoNombre })}
              />
            </FormCell>
            <FormCell span={4}>
              <CampoTexto
                label="Nombre"
                required
                maxLength={LIMITES_ELEMENTO.nombre}
                value={fila.nombre}
                onChange={(nombre) => edit({ nombre })}
                error={errores[`nombres.${lugar}.nombre`]}
              />
            </FormCell>
            <FormCell span={4}>
              <EntidadAutocomplete
                label="Entidad que lo llama así"
                value={fila.entidad}
                onSelectionChange={(entidad) => edit({ entidad })}
              />
            </FormCell>
          </FormGrid>
        )}
      </FilasEditables>
    </Card>
  );
}
