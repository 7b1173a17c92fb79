import { explainRequired } from '@marco/contract-kit/required-text';
import { presentEntidad } from '@marco/entidades/terms';
import { parametrosPaths } from '@marco/parametros/paths';
import type { getPerfilEndpoint, Perfil, updatePerfilEndpoint } from '@marco/usuarios/contract';
import { usuariosPaths } from '@marco/usuarios/paths';
import { LARGO_CARGO, PATRON_TELEFONO, TELEFONO_INVALIDO } from '@marco/usuarios/terms';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { TextInput } from '@marco/web-kit/field';
import { FormActions } from '@marco/web-kit/form-grid';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { bindField, isSameData, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import styles from '../mis-datos/mis-datos.module.css';

const TITULO = 'Mi perfil';
const PERFIL_KEY = ['acceso', 'perfil'];

/** 'app/profile': who the person is in the entidad they work for, and what they correct about it themselves. */
export function PerfilScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const perfil = useQuery({
    queryKey: PERFIL_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof getPerfilEndpoint>({ method: 'GET', path: '/perfil' }, {}, { signal, base: 'private' }),
    // What another window saved is shown when this one saves; it does not replace what a person writes.
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Su identidad, su rol y sus datos de contacto en la entidad por la que trabaja."
      />
      <LoadBlock query={perfil} subject="su perfil">
        {(data) => (
          <CardStack>
            <Card title="Identidad">
              <div className={styles['parte']}>
                <FactSheet>
                  <Fact name="Nombre">{data.nombre}</Fact>
                  <Fact name="Identificación">
                    {data.tipoIdentificacion} {data.numeroIdentificacion}
                  </Fact>
                  <Fact name="Correo">{data.correoEletronico}</Fact>
                  <Fact name="Celular">{data.numeroCelular}</Fact>
                </FactSheet>
                <p>Estos datos vienen del autenticador con el que ingresa y se cambian allí.</p>
              </div>
            </Card>
            <EnLaEntidad perfil={data} />
            <Card title="Su cuenta">
              <div className={styles['parte']}>
                <ul>
                  <li>
                    <Link to={accesoPaths.sessions}>Mis sesiones</Link>: dónde está abierta su cuenta y cómo
                    cerrarla.
                  </li>
                  <li>
                    <Link to={accesoPaths.myData}>Mis datos</Link>: qué guarda el sistema de usted y sus
                    derechos.
                  </li>
                  <li>
                    <Link to={parametrosPaths.preferences}>Preferencias de notificaciones</Link>: de qué se
                    entera y por dónde.
                  </li>
                  <li>
                    <Link to={accesoPaths.userEntities}>Cambiar de entidad</Link>: trabajar por otra de sus
                    entidades.
                  </li>
                  <li>
                    <Link to={usuariosPaths.recorrido}>Recorrido inicial</Link>: dónde está cada cosa, en un
                    minuto.
                  </li>
                </ul>
              </div>
            </Card>
          </CardStack>
        )}
      </LoadBlock>
    </>
  );
}

interface Valores {
  readonly cargo: string;
  readonly otroNumeroTelefonico: string;
}

const toValores = ({ cargo, otroNumeroTelefonico }: Perfil): Valores => ({
  cargo,
  otroNumeroTelefonico: otroNumeroTelefonico ?? '',
});

const NOMBRES = { cargo: 'Cargo', otroNumeroTelefonico: 'Teléfono' };

function findErrores({ cargo, otroNumeroTelefonico }: Valores) {
  return {
    cargo: cargo.trim() === '' ? explainRequired('Cargo') : undefined,
    otroNumeroTelefonico:
      otroNumeroTelefonico === '' || PATRON_TELEFONO.test(otroNumeroTelefonico)
        ? undefined
        : TELEFONO_INVALIDO,
  };
}

function EnLaEntidad({ perfil }: { readonly perfil: Perfil }) {
  const queries = useQueryClient();
  const { send } = useVersionedChange<Perfil>();
  const show = (actual: Perfil) => queries.setQueryData(PERFIL_KEY, actual);
  const form = useRuledForm<Valores>({
    initial: toValores(perfil),
    findErrors: findErrores,
    names: NOMBRES,
    staysOpen: true,
    onSend: async ({ cargo, otroNumeroTelefonico }) => {
      const body = { cargo: cargo.trim(), otroNumeroTelefonico: otroNumeroTelefonico || null };
      await send({
        version: perfil.version,
        send: (api, options) =>
          api.call<typeof updatePerfilEndpoint>({ method: 'PUT', path: '/perfil' }, { body }, options),
        done: 'Se guardó su perfil.',
        compare: (actual) =>
          (
            [
              ['Cargo', body.cargo, actual.cargo],
              ['Teléfono', body.otroNumeroTelefonico ?? '', actual.otroNumeroTelefonico ?? ''],
            ] as const
          ).flatMap(([label, mine, current]) => (mine === current ? [] : [{ label, mine, current }])),
        onTheirs: (actual) => {
          show(actual);
          form.restart(toValores(actual));
        },
        onSaved: (actual) => {
          show(actual);
          form.restart(toValores(actual));
        },
        explain: leaveToCaller,
      });
    },
  });
  const isChanged = !isSameData(form.values, toValores(perfil));
  return (
    <Card title={presentEntidad(perfil.entidad.nombre, perfil.entidad.sigla)}>
      <form noValidate onSubmit={form.onSubmit} className={styles['parte']}>
        <FactSheet>
          <Fact name="Rol">{perfil.rol}</Fact>
          <Fact name="Correo institucional">{perfil.correoInstitucional}</Fact>
        </FactSheet>
        <TextInput
          label="Cargo"
          required
          autoComplete="organization-title"
          maxLength={LARGO_CARGO}
          {...bindField(form, 'cargo')}
        />
        <TextInput
          label="Teléfono"
          optional
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint="De 7 a 10 dígitos, sin espacios."
          {...bindField(form, 'otroNumeroTelefonico')}
        />
        <p>Para cambiar su rol, hable con quien administra los usuarios de su entidad.</p>
        <FormActions>
          {isChanged ? (
            <Button variant="neutral" onClick={() => form.change(toValores(perfil))}>
              Descartar
            </Button>
          ) : null}
          <Button type="submit" busy={form.isSending && 'Guardando'}>
            Guardar
          </Button>
        </FormActions>
      </form>
    </Card>
  );
}
