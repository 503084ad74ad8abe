import type { S3Driver } from 'flydrive/drivers/s3'
import type { FileStore } from './file-store.ts'
import { incoming } from './incoming.ts'

/** What the signature of an upload covers besides key and time: neither can be another than was announced. */
const signedHeaders = new Set(['content-type', 'content-length', 'host'])

/**
 * A bucket of any storage that speaks S3; its client is loaded only where there is one, for it is large. The
 * credentials come from the usual variables of its client (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY) or from the
 * machine's role.
 * @param url `s3://bucket?region=eu-west-3&endpoint=https://storage.example`; an endpoint is addressed by path
 */
export async function onS3(url: URL): Promise<{ driver: S3Driver; uploadAddress: FileStore['uploadAddress'] }> {
  const [{ PutObjectCommand, S3Client }, { getSignedUrl }, { S3Driver: Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
    import('flydrive/drivers/s3'),
  ])
  const bucket = url.hostname
  const endpoint = url.searchParams.get('endpoint')
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'eu-west-3',
    // Checksums of a kind that other storages than Amazon's do not know would be part of every address.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  return {
    driver: new Driver({ client, bucket, visibility: 'private', supportsACL: false }),
    uploadAddress: (key, { contentType, size, expiresIn }) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ Bucket: bucket, Key: incoming(key), ContentType: contentType, ContentLength: size }),
        { expiresIn, signableHeaders: signedHeaders },
      ),
  }
}
