import { FileModel } from './file.model.ts';

/** What is known of the files a person sent, without their content, for the export of their data. */
export async function fileDataOf(ownerId: string): Promise<Record<string, unknown>> {
  const own = await FileModel.find({ ownerId }).sort({ dateCreated: 1 }).lean();
  const files = own.map(({ _id, name, purpose, contentType, byteSize, dateCreated, isPublic }) => ({
    fileId: _id.toHexString(),
    name,
    purpose,
    contentType,
    byteSize,
    dateCreated,
    isPublic,
  }));
  return { files };
}
