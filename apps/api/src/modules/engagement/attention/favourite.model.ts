import mongoose, { Schema, type Types } from 'mongoose';

/** A listing somebody keeps, as stored. */
export interface FavouriteRecord {
  _id: Types.ObjectId;
  userId: string;
  listingId: string;
  dateSaved: Date;
}

const favouriteSchema = new Schema<FavouriteRecord>(
  {
    userId: { type: String, required: true },
    listingId: { type: String, required: true },
    dateSaved: { type: Date, required: true },
  },
  { collection: 'favourites', versionKey: false },
);

export const FavouriteModel = mongoose.model('Favourite', favouriteSchema);
