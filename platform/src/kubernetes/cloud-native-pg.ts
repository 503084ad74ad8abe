import Type, { type TProperties } from 'typebox'

/**
 * Objects of CloudNativePG and of its plug-in for Barman Cloud: the fields that our manifests use, no others.
 *
 * Each was looked up on 29 November 2026: ScheduledBackup and Pooler in the operator's definitions (CRDs) and the list of
 * what it passes on to PgBouncer, Cluster in its types and documentation (services, replication, plug-ins; up to 1.31),
 * ObjectStore in the reference of plug-in 0.15.
 */

const Text = Type.String({ minLength: 1 })
const Quantity = Type.String({ pattern: '^\\d+(\\.\\d+)?(m|Mi|Gi)?$' })
const InSecret = exact({ name: Text, key: Text })
const Named = exact({ name: Text })
const Metadata = Type.Object({ name: Text })

function exact<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false })
}

const Plugin = exact({
  name: Type.Literal('barman-cloud.cloudnative-pg.io'),
  isWALArchiver: Type.Optional(Type.Boolean()),
  parameters: exact({ barmanObjectName: Text, serverName: Text }),
})

const Bootstrap = Type.Union([
  exact({
    initdb: exact({ encoding: Text, localeCollate: Text, localeCType: Text, dataChecksums: Type.Literal(true) }),
  }),
  exact({
    recovery: exact({ source: Text, recoveryTarget: Type.Optional(exact({ targetTime: Text })) }),
  }),
])

export const Cluster = exact({
  apiVersion: Text,
  kind: Text,
  metadata: Metadata,
  spec: exact({
    instances: Type.Integer({ minimum: 1 }),
    imageName: Text,
    bootstrap: Bootstrap,
    externalClusters: Type.Optional(Type.Array(exact({ name: Text, plugin: Plugin }))),
    enableSuperuserAccess: Type.Boolean(),
    superuserSecret: Named,
    certificates: exact({ serverTLSSecret: Text, serverCASecret: Text }),
    storage: exact({ size: Quantity }),
    walStorage: Type.Optional(exact({ size: Quantity })),
    resources: exact({ requests: Type.Record(Text, Quantity), limits: exact({ memory: Quantity }) }),
    affinity: Type.Optional(exact({ topologyKey: Text, podAntiAffinityType: Type.Enum(['preferred', 'required']) })),
    postgresql: exact({
      pg_hba: Type.Array(Text),
      parameters: Type.Record(Text, Text),
      synchronous: Type.Optional(
        exact({
          method: Type.Enum(['any', 'first']),
          number: Type.Integer({ minimum: 1 }),
          dataDurability: Type.Enum(['required', 'preferred']),
        }),
      ),
    }),
    managed: exact({
      services: exact({
        disabledDefaultServices: Type.Array(Type.Enum(['r', 'ro'])),
        additional: Type.Array(
          exact({ selectorType: Type.Enum(['rw', 'r', 'ro']), serviceTemplate: exact({ metadata: Named }) }),
        ),
      }),
    }),
    plugins: Type.Optional(Type.Array(Plugin)),
  }),
})

/** What the operator passes on to PgBouncer, of that which ours sets; it refuses the name of any other. */
const PoolerParameter = Type.Enum([
  'client_tls_sslmode',
  'default_pool_size',
  'ignore_startup_parameters',
  'max_client_conn',
  'max_prepared_statements',
  'query_wait_timeout',
  'server_check_delay',
  'server_connect_timeout',
  'server_login_retry',
])

export const Pooler = exact({
  apiVersion: Text,
  kind: Text,
  metadata: Metadata,
  spec: exact({
    cluster: Named,
    type: Type.Enum(['rw', 'ro', 'r']),
    instances: Type.Integer({ minimum: 1 }),
    deploymentStrategy: exact({
      rollingUpdate: exact({ maxUnavailable: Type.Integer({ minimum: 0 }), maxSurge: Type.Integer({ minimum: 0 }) }),
    }),
    pgbouncer: exact({
      poolMode: Type.Enum(['session', 'transaction']),
      parameters: Type.Record(PoolerParameter, Text, { additionalProperties: false }),
    }),
    template: exact({
      spec: exact({
        topologySpreadConstraints: Type.Array(
          exact({
            topologyKey: Text,
            maxSkew: Type.Integer({ minimum: 1 }),
            whenUnsatisfiable: Type.Enum(['DoNotSchedule', 'ScheduleAnyway']),
            labelSelector: exact({ matchLabels: Type.Record(Text, Text) }),
          }),
        ),
        // Merged by its name with what the operator writes.
        containers: Type.Array(
          exact({
            name: Type.Literal('pgbouncer'),
            resources: exact({ requests: Type.Record(Text, Quantity), limits: exact({ memory: Quantity }) }),
          }),
        ),
      }),
    }),
  }),
})

export const ScheduledBackup = exact({
  apiVersion: Text,
  kind: Text,
  metadata: Metadata,
  spec: exact({
    // Of robfig/cron: seconds come first.
    schedule: Type.String({ pattern: '^(\\S+ ){5}\\S+$' }),
    immediate: Type.Boolean(),
    backupOwnerReference: Type.Enum(['none', 'self', 'cluster']),
    cluster: Named,
    method: Type.Literal('plugin'),
    pluginConfiguration: exact({ name: Type.Literal('barman-cloud.cloudnative-pg.io') }),
  }),
})

export const ObjectStore = exact({
  apiVersion: Text,
  kind: Text,
  metadata: Metadata,
  spec: exact({
    retentionPolicy: Type.String({ pattern: '^[1-9]\\d*[dwm]$' }),
    configuration: exact({
      destinationPath: Type.String({ pattern: '^s3://' }),
      endpointURL: Type.String({ pattern: '^https://' }),
      s3Credentials: exact({ accessKeyId: InSecret, secretAccessKey: InSecret }),
      wal: exact({ compression: Text }),
      data: exact({ compression: Text }),
    }),
  }),
})
