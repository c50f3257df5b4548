import type { Config } from '../../config.ts';

/** Sends what is traced to a collector, until it is stopped. */
export interface Tracing {
  /** Sends what is left and ends. */
  stop(): Promise<void>;
}

/** How long what is left may take to be sent at the end. */
const lastMilliseconds = 2_000;

/**
 * Begins to trace this process, where the settings name a collector. Nothing of it is loaded
 * elsewhere. One that cannot be reached costs nobody anything but the traces.
 */
export async function startTracing(tracing: NonNullable<Config['tracing']>): Promise<Tracing> {
  const [{ OTLPTraceExporter }, sdk, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: tracing.url, headers: tracing.headers });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wiki-empresarios' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracing.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: 10_000 })],
  });
  provider.register();
  return {
    async stop() {
      const late = new Promise<void>((done) => setTimeout(done, lastMilliseconds).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
