import { Card } from '@marco/web-kit/card';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import {
  LIMITES_ELEMENTO,
  TIPO_FUENTE,
  TIPO_NORMA,
  type TipoFuente,
  type TipoNorma,
} from '../../contract/terms.ts';
import { CampoNumero, CampoOpcion, CampoTexto, toOpciones } from './campos.tsx';
import { FilasEditables } from './filas-editables.tsx';
import type { SeccionProps } from './seccion.ts';
import type { FilaFuente, FilaNorma } from './valores-elemento.ts';

const TIPOS_DE_FUENTE = toOpciones(TIPO_FUENTE);
const TIPOS_DE_NORMA = toOpciones(TIPO_NORMA);
const FUENTE: FilaFuente = { tipo: 'registro-oficial', nombre: '', url: '', edicion: '', fecha: '' };
const NORMA: FilaNorma = {
  tipo: 'ley',
  numero: '',
  anio: '',
  articulo: '',
  entidadEmisora: '',
  url: '',
  archivo: null,
};

/** Where the meaning comes from, and the norms that hold it. */
export function SeccionFuentes({ valores, change, errores }: SeccionProps) {
  return (
    <>
      <Card title="Fuentes">
        <FilasEditables
          cosa="fuente"
          filas={valores.fuentes}
          onChange={(fuentes) => change({ fuentes })}
          createFila={() => FUENTE}
          maximo={LIMITES_ELEMENTO.fuentes}
          vacio="Un elemento necesita al menos una fuente para incorporarse."
        >
          {(fila, edit, lugar) => (
            <FormGrid>
              <FormCell span={4}>
                <CampoOpcion
                  label="Tipo"
                  options={TIPOS_DE_FUENTE}
                  value={fila.tipo}
                  onChange={(value) => edit({ tipo: value as TipoFuente })}
                />
              </FormCell>
              <FormCell span={8}>
                <CampoTexto
                  label="Nombre de la fuente"
                  required
                  maxLength={LIMITES_ELEMENTO.fuenteNombre}
                  value={fila.nombre}
                  onChange={(nombre) => edit({ nombre })}
                  error={errores[`fuentes.${lugar}.nombre`]}
                />
              </FormCell>
              <FormCell span={12}>
                <CampoTexto
                  label="Dirección web"
                  inputMode="url"
                  maxLength={LIMITES_ELEMENTO.url}
                  value={fila.url}
                  onChange={(url) => edit({ url })}
                  error={errores[`fuentes.${lugar}.url`]}
                />
              </FormCell>
              <FormCell span={6}>
                <CampoTexto
                  label="Edición"
                  maxLength={LIMITES_ELEMENTO.edicion}
                  value={fila.edicion}
                  onChange={(edicion) => edit({ edicion })}
                  error={errores[`fuentes.${lugar}.edicion`]}
                />
              </FormCell>
              <FormCell span={6}>
                <DatePicker label="Fecha" value={fila.fecha} onChange={(fecha) => edit({ fecha })} />
              </FormCell>
            </FormGrid>
          )}
        </FilasEditables>
      </Card>
      <Card title="Normatividad">
        <FilasEditables
          cosa="norma"
          filas={valores.normas}
          onChange={(normas) => change({ normas })}
          createFila={() => NORMA}
          maximo={LIMITES_ELEMENTO.normas}
          vacio="Aún no tiene normas asociadas."
        >
          {(fila, edit, lugar) => (
            <FormGrid>
              <FormCell span={3}>
                <CampoOpcion
                  label="Tipo"
                  options={TIPOS_DE_NORMA}
                  value={fila.tipo}
                  onChange={(value) => edit({ tipo: value as TipoNorma })}
                />
              </FormCell>
              <FormCell span={3}>
                <CampoTexto
                  label="Número"
                  maxLength={LIMITES_ELEMENTO.normaNumero}
                  value={fila.numero}
                  onChange={(numero) => edit({ numero })}
                  error={errores[`normas.${lugar}.numero`]}
                />
              </FormCell>
              <FormCell span={3}>
                <CampoNumero
                  label="Año"
                  required
                  value={fila.anio}
                  onChange={(anio) => edit({ anio })}
                  error={errores[`normas.${lugar}.anio`]}
                />
              </FormCell>
              <FormCell span={3}>
                <CampoTexto
                  label="Artículo"
                  maxLength={LIMITES_ELEMENTO.articulo}
                  value={fila.articulo}
                  onChange={(articulo) => edit({ articulo })}
                  error={errores[`normas.${lugar}.articulo`]}
                />
              </FormCell>
              <FormCell span={6}>
                <CampoTexto
                  label="Entidad que la expide"
                  maxLength={LIMITES_ELEMENTO.entidadEmisora}
                  value={fila.entidadEmisora}
                  onChange={(entidadEmisora) => edit({ entidadEmisora })}
                  error={errores[`normas.${lugar}.entidadEmisora`]}
                />
              </FormCell>
              <FormCell span={6}>
                <CampoTexto
                  label="Dirección web"
                  inputMode="url"
                  maxLength={LIMITES_ELEMENTO.url}
                  value={fila.url}
                  onChange={(url) => edit({ url })}
                  error={errores[`normas.${lugar}.url`]}
                />
              </FormCell>
            </FormGrid>
          )}
        </FilasEditables>
      </Card>
    </>
  );
}
