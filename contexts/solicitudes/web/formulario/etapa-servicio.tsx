import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { LIMITES_SOLICITUD, PERIODICIDAD, SINCRONIA, TIPO_INTERCAMBIO } from '../../contract/terms.ts';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { FichaServicio } from './ficha-servicio.tsx';
import styles from './formulario.module.css';
import type { Diligenciamiento } from './use-diligenciamiento.ts';
import { NOMBRES_CAMPOS, type ValoresSolicitud } from './valores.ts';

interface EtapaServicioProps {
  readonly diligenciamiento: Diligenciamiento;
  readonly opciones: OpcionesSolicitud;
}

const TIPOS = toOptions(TIPO_INTERCAMBIO);
const SINCRONIAS = toOptions(SINCRONIA);
const PERIODICIDADES = toOptions(PERIODICIDAD);

type Texto = {
  [Parte in keyof ValoresSolicitud]: ValoresSolicitud[Parte] extends string ? Parte : never;
}[keyof ValoresSolicitud];

/** Which servicio it is and what it exchanges. */
export function EtapaServicio({ diligenciamiento, opciones }: EtapaServicioProps) {
  const { dominios } = opciones;
  const { values: valores, change, errores, wasTried } = diligenciamiento;
  const bind = (parte: Texto) => {
    const error = errores[parte];
    return {
      label: NOMBRES_CAMPOS[parte],
      value: valores[parte],
      onChange: (value: string) => change({ [parte]: value }),
      errors: error === undefined ? [] : [error],
      submitted: wasTried,
    };
  };
  return (
    <>
      <Card title="Datos del servicio" aside="Los campos con * son obligatorios">
        <div className={styles['stack']}>
          {valores.servicioId === null ? (
            <Notice>El servicio entra al directorio cuando se radica la solicitud.</Notice>
          ) : null}
          <FormGrid>
            <FormCell span={12}>
              <TextInput
                {...bind('servicioNombre')}
                required
                autoComplete="off"
                maxLength={LIMITES_SOLICITUD.servicioNombre}
                readOnly={valores.servicioId !== null}
                hint={valores.servicioId === null ? undefined : 'Es el nombre que tiene en el directorio.'}
              />
              <MarcasEnLugar lugar="servicio.servicioNombre" />
            </FormCell>
            <FormCell span={12}>
              <Textarea
                {...bind('servicioDescripcion')}
                required
                rows={3}
                maxLength={LIMITES_SOLICITUD.servicioDescripcion}
              />
              <MarcasEnLugar lugar="servicio.servicioDescripcion" />
            </FormCell>
            <FormCell span={12}>
              <Textarea
                {...bind('objetivo')}
                required
                rows={3}
                maxLength={LIMITES_SOLICITUD.objetivo}
                hint="Qué trámite o decisión mejora con el intercambio."
              />
              <MarcasEnLugar lugar="servicio.objetivo" />
            </FormCell>
            <FormCell span={6}>
              <Select {...bind('tipoIntercambio')} required placeholder="Seleccione" options={TIPOS} />
              <MarcasEnLugar lugar="servicio.tipoIntercambio" />
            </FormCell>
            <FormCell span={6}>
              <Select {...bind('sincronia')} required placeholder="Seleccione" options={SINCRONIAS} />
              <MarcasEnLugar lugar="servicio.sincronia" />
            </FormCell>
            <FormCell span={6}>
              <Select
                {...bind('dominioId')}
                required
                placeholder="Seleccione"
                options={dominios.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
              />
              <MarcasEnLugar lugar="servicio.dominioId" />
            </FormCell>
            <FormCell span={6}>
              <Select {...bind('periodicidad')} required placeholder="Seleccione" options={PERIODICIDADES} />
              <MarcasEnLugar lugar="servicio.periodicidad" />
            </FormCell>
            <FormCell span={6}>
              <TextInput
                {...bind('volumenEstimado')}
                optional
                autoComplete="off"
                inputMode="numeric"
                maxLength={11}
              />
              <MarcasEnLugar lugar="servicio.volumenEstimado" />
            </FormCell>
          </FormGrid>
        </div>
      </Card>
      <FichaServicio valores={valores} onChange={change} opciones={opciones} />
    </>
  );
}
