import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { LIMITES_ELEMENTO, TIPO_RELACION, TIPOS_RELACION, type TipoRelacion } from '../../contract/terms.ts';
import { CampoElemento, CampoOpcion, CampoTexto } from './campos.tsx';
import { FilasEditables } from './filas-editables.tsx';
import type { FilaRelacion, SeccionProps } from './valores-elemento.ts';

const TIPOS = TIPOS_RELACION.map((value) => ({ value, label: TIPO_RELACION[value] }));
const NUEVA: FilaRelacion = { tipo: 'requiere', destino: null, terminoExterno: '', nota: '' };

interface SeccionRelacionesProps extends SeccionProps {
  readonly elementoId: number;
}

/** Relations this version states; those that follow from others are not written. */
export function SeccionRelaciones({ valores, change, errores, elementoId }: SeccionRelacionesProps) {
  return (
    <Card title="Relaciones">
      {errores['relaciones'] ? (
        <Notice tone="err" role="alert">
          {errores['relaciones']}
        </Notice>
      ) : null}
      <FilasEditables
        cosa="relación"
        filas={valores.relaciones}
        onChange={(relaciones) => change({ relaciones })}
        createFila={() => NUEVA}
        maximo={LIMITES_ELEMENTO.relaciones}
        vacio="Aún no tiene relaciones."
      >
        {(fila, edit, lugar) => (
          <FormGrid>
            <FormCell span={3}>
              <CampoOpcion
                label="Relación"
                options={TIPOS}
                value={fila.tipo}
                onChange={(value) => edit({ tipo: value as TipoRelacion, destino: null, terminoExterno: '' })}
              />
            </FormCell>
            <FormCell span={9}>
              {fila.tipo === 'equivale-a' ? (
                <CampoTexto
                  label="Término externo"
                  required
                  hint="Dirección o nombre en un vocabulario de fuera del registro."
                  maxLength={LIMITES_ELEMENTO.terminoExterno}
                  value={fila.terminoExterno}
                  onChange={(terminoExterno) => edit({ terminoExterno })}
                  error={errores[`relaciones.${lugar}.terminoExterno`] ?? errores[`relaciones.${lugar}`]}
                />
              ) : (
                <CampoElemento
                  label="Elemento"
                  required
                  value={fila.destino}
                  exceptElementoId={elementoId}
                  onSelectionChange={(destino) => edit({ destino })}
                  error={errores[`relaciones.${lugar}.destino`] ?? errores[`relaciones.${lugar}`]}
                />
              )}
            </FormCell>
            <FormCell span={12}>
              <CampoTexto
                label="Nota"
                maxLength={LIMITES_ELEMENTO.nota}
                value={fila.nota}
                onChange={(nota) => edit({ nota })}
                error={errores[`relaciones.${lugar}.nota`]}
              />
            </FormCell>
          </FormGrid>
        )}
      </FilasEditables>
    </Card>
  );
}
