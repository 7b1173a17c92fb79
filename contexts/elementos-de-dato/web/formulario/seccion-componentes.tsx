import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { toOptions } from '@marco/web-kit/select';
import { LIMITES_ELEMENTO, MODELO, type Modelo } from '../../contract/terms.ts';
import { CampoElemento, CampoNumero, CampoOpcion, CampoTexto } from './campos.tsx';
import styles from './edicion.module.css';
import { FilasEditables } from './filas-editables.tsx';
import type { SeccionProps } from './valores-elemento.ts';

const MODELOS = toOptions(MODELO);

interface SeccionComponentesProps extends SeccionProps {
  readonly elementoId: number;
}

/** The parts of a composite: which, in which order, how often. */
export function SeccionComponentes({ valores, change, errores, elementoId }: SeccionComponentesProps) {
  return (
    <>
      <Card title="Composición">
        <FormGrid>
          <FormCell span={4}>
            <CampoOpcion
              label="Modelo"
              required
              placeholder="Seleccione"
              hint="Todas las partes en orden, o una de ellas."
              options={MODELOS}
              value={valores.modelo}
              onChange={(value) => change({ modelo: value as Modelo | '' })}
              error={errores['modelo']}
            />
          </FormCell>
          <FormCell span={8}>
            <CampoElemento
              label="Elemento que extiende"
              hint="Un compuesto abstracto del que toma sus partes."
              tipo="compuesto"
              value={valores.base}
              exceptElementoId={elementoId}
              onSelectionChange={(base) => change({ base })}
              error={errores['baseVersionId']}
            />
          </FormCell>
          <FormCell span={12}>
            <Checkbox
              label="Es abstracto: otros lo extienden y no se usa por sí mismo"
              checked={valores.esAbstracto}
              onChange={(esAbstracto) => change({ esAbstracto })}
            />
          </FormCell>
        </FormGrid>
      </Card>
      <Card title="Partes" aside={`${valores.componentes.length}`}>
        <div className={styles['stack']}>
          {errores['componentes'] ? (
            <Notice tone="err" role="alert">
              {errores['componentes']}
            </Notice>
          ) : null}
          <CampoElemento
            key={valores.componentes.length}
            label="Agregar parte"
            hint="Busque por nombre o identificador; se fija la versión incorporada."
            value={null}
            exceptElementoId={elementoId}
            onSelectionChange={(parte) => {
              if (!parte || valores.componentes.length >= LIMITES_ELEMENTO.componentes) return;
              change({
                componentes: [
                  ...valores.componentes,
                  { parte, nombreLocal: '', ocurrenciaMinima: '1', ocurrenciaMaxima: '1' },
                ],
              });
            }}
          />
          <FilasEditables
            cosa="parte"
            ordenable
            filas={valores.componentes}
            onChange={(componentes) => change({ componentes })}
            nameOf={({ parte, nombreLocal }) => nombreLocal || parte.identificador}
            vacio="Aún no tiene partes."
          >
            {(fila, edit, lugar) => (
              <FormGrid>
                <FormCell span={12}>
                  <p className={styles['part']}>
                    <b>{fila.parte.nombre}</b> <code>{fila.parte.identificador}</code>{' '}
                    <span className="num">v{fila.parte.numero}</span>
                  </p>
                  {errores[`componentes.${lugar}`] ? (
                    <Notice tone="err" role="alert">
                      {errores[`componentes.${lugar}`]}
                    </Notice>
                  ) : null}
                </FormCell>
                <FormCell span={6}>
                  <CampoTexto
                    label="Nombre dentro del compuesto"
                    placeholder={fila.parte.identificador}
                    maxLength={LIMITES_ELEMENTO.identificador}
                    value={fila.nombreLocal}
                    onChange={(nombreLocal) => edit({ nombreLocal })}
                    error={errores[`componentes.${lugar}.nombreLocal`]}
                  />
                </FormCell>
                <FormCell span={3}>
                  <CampoNumero
                    label="Mínimo de veces"
                    value={fila.ocurrenciaMinima}
                    onChange={(ocurrenciaMinima) => edit({ ocurrenciaMinima })}
                    error={errores[`componentes.${lugar}.ocurrenciaMinima`]}
                  />
                </FormCell>
                <FormCell span={3}>
                  <CampoNumero
                    label="Máximo de veces"
                    hint={fila.ocurrenciaMaxima === '' ? 'Sin límite' : undefined}
                    value={fila.ocurrenciaMaxima}
                    onChange={(ocurrenciaMaxima) => edit({ ocurrenciaMaxima })}
                    error={errores[`componentes.${lugar}.ocurrenciaMaxima`]}
                  />
                </FormCell>
              </FormGrid>
            )}
          </FilasEditables>
        </div>
      </Card>
    </>
  );
}
