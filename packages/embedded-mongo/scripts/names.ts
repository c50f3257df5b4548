/** What MongoDB 8.0 knows, by kind; the table tells which of it the engine has. */
export const expressions =
  '$abs $acos $acosh $add $allElementsTrue $and $anyElementTrue $arrayElemAt $arrayToObject $asin $asinh $atan $atan2 $atanh $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $cmp $concat $concatArrays $cond $convert $cos $cosh $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $degreesToRadians $divide $eq $exp $filter $first $firstN $floor $function $getField $gt $gte $hour $ifNull $in $indexOfArray $indexOfBytes $indexOfCP $isArray $isNumber $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $literal $ln $log $log10 $lt $lte $ltrim $map $max $maxN $median $mergeObjects $meta $millisecond $min $minN $minute $mod $month $multiply $ne $not $objectToArray $or $percentile $pow $radiansToDegrees $rand $range $reduce $regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim $second $setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion $sin $sinh $size $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strLenBytes $strLenCP $strcasecmp $substr $substrBytes $substrCP $subtract $sum $switch $tan $tanh $toBool $toDate $toDecimal $toDouble $toHashedIndexKey $toInt $toLong $toLower $toObjectId $toString $toUUID $toUpper $trim $trunc $tsIncrement $tsSecond $type $unsetField $week $year $zip'.split(
    ' ',
  );

export const accumulators =
  '$accumulator $addToSet $avg $bottom $bottomN $count $first $firstN $last $lastN $max $maxN $median $mergeObjects $min $minN $percentile $push $stdDevPop $stdDevSamp $sum $top $topN'.split(
    ' ',
  );

export const windowFunctions =
  '$addToSet $avg $bottom $bottomN $count $covariancePop $covarianceSamp $denseRank $derivative $documentNumber $expMovingAvg $first $firstN $integral $last $lastN $linearFill $locf $max $maxN $median $min $minN $percentile $push $rank $shift $stdDevPop $stdDevSamp $sum $top $topN'.split(
    ' ',
  );

export const stages =
  '$addFields $bucket $bucketAuto $changeStream $collStats $count $currentOp $densify $documents $facet $fill $geoNear $graphLookup $group $indexStats $limit $listLocalSessions $listSessions $lookup $match $merge $out $planCacheStats $project $redact $replaceRoot $replaceWith $sample $set $setWindowFields $skip $sort $sortByCount $unionWith $unset $unwind'.split(
    ' ',
  );

export const queryOperators =
  '$all $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $elemMatch $eq $exists $geoIntersects $geoWithin $gt $gte $in $lt $lte $mod $ne $near $nearSphere $nin $not $regex $size $type'.split(
    ' ',
  );

export const topLevelOperators =
  '$alwaysFalse $alwaysTrue $and $comment $expr $jsonSchema $nor $or $sampleRate $text $where'.split(
    ' ',
  );

export const updateOperators =
  '$addToSet $bit $currentDate $inc $max $min $mul $pop $pull $pullAll $push $rename $set $setOnInsert $unset'.split(
    ' ',
  );

export const commands =
  'abortTransaction aggregate buildInfo bulkWrite collMod collStats commitTransaction connPoolStats connectionStatus count create createIndexes currentOp dataSize dbHash dbStats delete distinct drop dropDatabase dropIndexes endSessions explain features find findAndModify fsync getCmdLineOpts getDefaultRWConcern getLog getMore getParameter hello hostInfo insert isMaster killAllSessions killCursors killOp killSessions listCollections listCommands listDatabases listIndexes logRotate ping profile reIndex refreshSessions renameCollection replSetGetConfig replSetGetStatus rolesInfo saslContinue saslStart serverStatus setParameter startSession top update usersInfo validate whatsmyuri'.split(
    ' ',
  );
